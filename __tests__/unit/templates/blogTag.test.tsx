import { screen } from '@testing-library/react';
import type { PageProps } from 'gatsby';
import type { ComponentProps } from 'react';
import BlogTagPage from '../../../src/templates/blogTag';
import { renderInPage } from '../../support/renderInPage';

type Props = ComponentProps<typeof BlogTagPage> & PageProps;

const show = (language: string) => {
  const props = {
    data: { site: { defaultLocale: 'fi' }, tag: { label: 'Webinaari', description: 'Webinaarien aiheet.' }, posts: [] },
    pageContext: { language, hasTags: true, number: 1, count: 0, newer: null, older: null },
  };
  renderInPage(<BlogTagPage {...(props as unknown as Props)} />, language);
};

test.each([
  ['sv', 'fi'],
  ['fi', undefined],
])('in %s the description of a tag has the language %s', (language, expected) => {
  show(language);
  expect(screen.getByText('Webinaarien aiheet.').closest('[lang]')?.getAttribute('lang')).toBe(expected);
  expect(screen.getByRole('heading', { level: 1 }).closest('[lang]')).toBeNull();
});
