import { CRASH_ATTRIBUTES, type CrashTexts } from '../model/failure';

/** The texts of a crash in the page's language, as the server has written them into the page. */
export function crashTexts({ body }: Document = document): CrashTexts {
  const read = (name: keyof CrashTexts) => body.getAttribute(CRASH_ATTRIBUTES[name]) ?? '';
  return { title: read('title'), part: read('part'), whole: read('whole'), retry: read('retry') };
}
