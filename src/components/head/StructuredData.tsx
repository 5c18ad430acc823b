interface StructuredDataProps {
  /** JSON-LD, or null for a page that has none. */
  json: string | null;
}

/** What a page says to search engines about its content; for its head. */
export function StructuredData({ json }: StructuredDataProps) {
  if (json === null) return null;
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
