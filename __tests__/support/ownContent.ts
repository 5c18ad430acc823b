/** Code that asks for the content folder gets a test folder, never the site's own content, which writers change. */
process.env.SITE_CONTENT = '__tests__/fixtures/good';
