import { faultsOf, type Faults } from '../../../../support/faults';
import { page } from '../../../../support/changes';

const code = (meta: string) => page(`\`\`\`${meta}\na\nb\n\`\`\``);

/** Faults: tabs, details, steps, captions and what stands after the language of code. */
export const elementsFaults: Faults = {
  ...faultsOf(page, {
    '<Tabs>\n<Tab label="Eka">a</Tab>\n<Tab label="Toka" value="eka">b</Tab>\n</Tabs>':
      '8:1 The tabs "Eka" on line 7 and "Toka" have the same value "eka". Give one of the two another value: <Tab label="Toka" value="…">.',
    '<Tabs>\n<Tab label="Eka">a</Tab>\n<Tab label="Eka" value="toka">b</Tab>\n</Tabs>':
      '8:1 The tab on line 7 already has the label "Eka". Give one of the two another label.',
    '<Tabs>\n\nTeksti.\n\n</Tabs>': '6:1 <Tabs> has no <Tab> in it. Write <Tab label="…"> around each of the ways.',
    '<Tabs>\n<Tab label="Eka">a</Tab>\n\nTeksti.\n\n<Tab label="Toka">b</Tab>\n</Tabs>':
      '9:1 <Tabs> holds <Tab> elements and nothing else. Move this into a <Tab>, or before <Tabs> or after it.',
    '<Tab label="Eka">a</Tab>':
      '6:1 The tab "Eka" stands in no <Tabs>. Write <Tabs> before the first <Tab> and </Tabs> after the last.',
    '<Tabs group="tapa">\n<Tab label="Eka">\n\n<Tabs group="tapa">\n<Tab label="Sisä">a</Tab>\n</Tabs>\n\n</Tab>\n</Tabs>':
      '9:1 These <Tabs> of the group "tapa" stand in others of the same group, on line 6. Give one of the two another group.',
    '<Tabs group="Oma tapa">\n<Tab label="Eka">a</Tab>\n</Tabs>':
      '6:1 The property "group" of <Tabs> is no plain word. Write small letters, digits and hyphens, such as "oma-tunnus".',
    'Avaa <Details summary="tämä">teksti</Details> ensin.':
      '6:6 <Details> stands among other text. Write it on lines of its own, with an empty line before <Details> and after it.',
    '<Details summary="a" open="kyllä">b</Details>':
      '6:1 The property "open" of <Details> takes no text. Write <Details open>.',
    '## Step 1\n\n<Steps>\n\n1. Avaa.\n\n</Steps>':
      '8:1 The id "step-1" of a step of these <Steps> is taken: the heading on line 6 has it. Give one of the two another id.',
    '<Steps id="osa">\n\n1. a\n\n</Steps>\n\n<Steps id="osa">\n\n1. b\n\n</Steps>':
      '12:1 The id "osa-1" of a step of these <Steps> is taken: a step of these <Steps> on line 6 has it. Give one of the two another id.',
    '<Table caption="Hinnat">\n\nTeksti.\n\n</Table>':
      '6:1 <Table> holds one table and nothing else. Write the table with "|", with an empty line after <Table> and before </Table>.',
  }),
  ...faultsOf(code, {
    'json showLineNumber': '6:1 The code block does not know "showLineNumber". Did you mean "showLineNumbers"?',
    'json live':
      '6:1 The code block does not know "live". Use title="…", {1,3-5} and showLineNumbers or showLineNumbers=10.',
    'json {yksi}': '6:1 "{yksi}" names no lines of the code. Write line numbers such as {1,3-5}.',
    'json {2-1}': '6:1 "{2-1}" names no lines of the code. Write line numbers such as {1,3-5}.',
    'json {1,2-3}':
      '6:1 The highlighted lines "2-3" are not in the code, which has 2 lines. The first line is 1, also where the line numbers start elsewhere.',
    'json {0}':
      '6:1 The highlighted lines "0" are not in the code, which has 2 lines. The first line is 1, also where the line numbers start elsewhere.',
    '{1}': '6:1 The code language "{1}" is not known. Write the language before it: text {1}',
  }),
};
