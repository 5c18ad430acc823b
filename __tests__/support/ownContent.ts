/** What asks for the content folder gets one of the tests, never the site's own, which its writers change. */
process.env.SITE_CONTENT = '__tests__/fixtures/good';
