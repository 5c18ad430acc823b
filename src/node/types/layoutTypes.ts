/** GraphQL types of the layout: navigation bar, footer. */
export const layoutTypes = /* GraphQL */ `
  "A link in a list of the bar."
  type NavbarLink @dontInfer {
    "Its text: Pikaohjeet."
    label: String!
    "Page of the site: /docs/pikaohjeet; null for a link out of it."
    to: String
    "Address out of the site: https://example.com; null for a page."
    href: String
  }

  "An item of the bar."
  type NavbarItem @dontInfer {
    "What it is: link, dropdown or search."
    type: String!
    "Its side: left."
    position: String!
    "Its text: Ohjeet."
    label: String
    "Page of the site: /docs/pikaohjeet; null for other items."
    to: String
    "Address out of the site: https://example.com; null for other items."
    href: String
    "The links of a dropdown: { label: Pikaohjeet, to: /docs/pikaohjeet }; null in other items."
    items: [NavbarLink!]
  }

  "The picture in the bar."
  type NavbarLogo @dontInfer {
    "Its path: /logo.svg."
    src: String!
    "Its path for the dark mode: /logo-dark.svg."
    srcDark: String
    "Text in place of it: Ohjekeskus."
    alt: String!
    "Pixels across: 120."
    width: Int!
    "Pixels down: 32."
    height: Int!
  }

  "The bar at the top of every page."
  type Navbar @dontInfer {
    "Its items: { type: link, label: Ohjeet }."
    items: [NavbarItem!]!
    "True where it hides while a reader scrolls down, such as by hideOnScroll in site.yaml."
    hideOnScroll: Boolean!
    "Its picture: { src: /logo.svg }; null without one."
    logo: NavbarLogo
  }

  "A link of the footer."
  type FooterLink @dontInfer {
    "Its text: Tietosuoja."
    label: String!
    "Page of the site: /tietosuoja; null for a link out of it."
    to: String
    "Address out of the site: https://example.com; null for a page."
    href: String
  }

  "A column of the footer."
  type FooterColumn @dontInfer {
    "Its heading: Ohjeet."
    title: String!
    "Its links: { label: Pikaohjeet, to: /docs/pikaohjeet }."
    items: [FooterLink!]!
  }

  "The picture in the footer."
  type FooterLogo @dontInfer {
    "Its path: /logo.svg."
    src: String!
    "Its path for the dark mode: /logo-dark.svg."
    srcDark: String
    "Text in place of it: Ohjekeskus."
    alt: String!
    "Pixels across: 120."
    width: Int!
    "Pixels down: 32."
    height: Int!
    "Target: https://example.com; null for none."
    href: String
    "Where that opens: _blank; null for the same tab."
    target: String
  }

  "The end of every page."
  type Footer @dontInfer {
    "How it looks: dark or light."
    style: String!
    "Its columns: { title: Ohjeet }."
    columns: [FooterColumn!]!
    "Its links without columns: { label: Tietosuoja, to: /tietosuoja }."
    links: [FooterLink!]!
    "Its picture: { src: /logo.svg }; null without one."
    logo: FooterLogo
    "Its last line: © 2026 Ohjekeskus."
    copyright: String!
  }
`;
