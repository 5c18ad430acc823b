/** Adds a dropdown and a logo to the navigation of a site.yaml. */
export function withDropdownAndLogo(siteYaml: string): string {
  const dropdown = [
    '    - type: dropdown',
    '      label: Lisää',
    '      items:',
    '        - { to: /docs/alku, label: Alku }',
    '        - { to: /blog, label: Blogi }',
    '        - { href: https://tuki.example.com, label: Tukisivusto }',
    '',
  ].join('\n');
  return siteYaml
    .replace('navbar:\n', 'navbar:\n  logo: { src: /favicon.svg, srcDark: /favicon.svg, width: 24, height: 24 }\n')
    .replace('    - { type: search }\n', `${dropdown}    - { type: search }\n`);
}
