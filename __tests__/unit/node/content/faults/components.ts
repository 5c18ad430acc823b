import { faultsOf, type Faults } from '../../../../support/faults';
import { page } from '../../../../support/changes';

/** Faults: components and tags. */
export const componentsFaults: Faults = {
  ...faultsOf(page, {
    '<Figur src="a" />': '6:1 There is no component <Figur>. Did you mean "Figure"?',
    '<Youtube />':
      '6:1 There is no component <Youtube>. The components are Details, Figure, HostedVideo, Kbd, RightsTable, StateActions, StateChanges, Steps, Tab, Table, Tabs, Term, Video.',
    'Paina <Kdb>Ctrl</Kdb>.': '6:7 There is no component <Kdb>. Did you mean "Kbd"?',
    'Paina <kbd>Ctrl</kbd>.': '6:7 The HTML tag <kbd> is not used in content. Did you mean "Kbd"?',
    '<div>Teksti</div>': '6:1 The HTML tag <div> is not used in content. Say it in Markdown or with a component.',
    '<b>Teksti</b>': '6:1 The HTML tag <b> is not used in content. Write **text** instead.',
    'Teksti<br>toinen': '6:7 <br> is opened but not closed. Write <br />.',
    '<!-- kommentti -->': '6:1 HTML comments are not used in content. Write {/* … */} instead.',
    '<Steps>\n\n1. Avaa.\n': '6:1 <Steps> is opened but not closed. Write </Steps> after its content.',
    'Paina <Kbd>Ctrl ja valitse.': '6:7 <Kbd> is opened but not closed. Write </Kbd> after its content.',
    'Teksti.\n\n</Steps>': '8:1 </Steps> closes a tag that is not open. Remove it, or open the tag before it.',
    'Paina <Kbd>Ctrl</Kdb>.': '6:16 </Kdb> does not close <Kbd>, which is opened on line 6. Write </Kbd> first.',
    '<Figure src={kuva} alt="a" caption="b" />':
      '6:1 The value {kuva} fails: kuva is not defined. Content holds only constants, such as {3} or {"text"}. For a curly bracket itself write \\{.',
    '<Figure {...x} />': '6:1 Content components take no {...spread}. Write each property by its name.',
    '<Kbd key="a">a</Kbd>': '6:1 <Kbd> has no property "key". Remove it.',
    '<Steps>\n\nTeksti.\n\n</Steps>':
      '6:1 <Steps> holds one numbered list and nothing else. Write the steps as "1. …", with an empty line after <Steps> and before </Steps>.',
  }),
};
