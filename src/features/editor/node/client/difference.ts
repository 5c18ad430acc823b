import { Schema, Slice } from '@tiptap/pm/model';
import { ChangeSet, simplifyChanges } from '@tiptap/pm/changeset';
import { ReplaceStep } from '@tiptap/pm/transform';
import { make } from './dialog';

/** A file of another writer, and as a save would write it. */
interface Difference {
  path: string;
  before: string;
  after: string;
}

/** Letters of unchanged text around a change that are shown. */
const AROUND = 60;
const schema = new Schema({ nodes: { doc: { content: 'text*' }, text: {} } });
const docOf = (text: string) => schema.node('doc', null, text === '' ? [] : [schema.text(text)]);
/** Shortens unchanged text; only its end is shown before the first change, and its start after the last one. */
function shortened(text: string, hasBefore: boolean, hasAfter: boolean): string {
  const [start, end] = [hasBefore ? AROUND : 0, hasAfter ? AROUND : 0];
  return text.length > start + end ? `${text.slice(0, start)} … ${text.slice(text.length - end)}` : text;
}

/** The changed words of a text, with the text around them. */
function changedText({ before, after }: Difference): HTMLElement {
  const [old, now] = [docOf(before), docOf(after)];
  const step = new ReplaceStep(0, old.content.size, new Slice(now.content, 0, 0));
  const set = ChangeSet.create(old).addSteps(now, [step.getMap()], null);
  const changes = simplifyChanges(set.changes, now);
  const parts = changes.flatMap(({ fromA, toA, fromB, toB }, index) => [
    shortened(after.slice(changes[index - 1]?.toB ?? 0, fromB), index > 0, true),
    ...(toA > fromA ? [make('del', {}, before.slice(fromA, toA))] : []),
    ...(toB > fromB ? [make('ins', {}, after.slice(fromB, toB))] : []),
  ]);
  return make('p', {}, ...parts, shortened(after.slice(changes.at(-1)?.toB ?? 0), changes.length > 0, false));
}

/** Shows before an element of the CMS what a save would change in files of another writer. */
export function showDifference(
  end: ChildNode,
  { differences = [], legend = '' }: { differences?: readonly Difference[]; legend?: string },
): void {
  if (differences.length === 0) return;
  const texts = differences.map((each) => changedText(each));
  end.before(make('section', { className: 'rich-difference', ariaLabel: legend }, make('p', {}, legend), ...texts));
}
