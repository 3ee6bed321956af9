/** What search engines are told. A sitemap needs absolute addresses: without PUBLIC_URL there is none. */

export function robots(publicUrl: string | undefined): string {
  const lines = ['User-agent: *', 'Disallow: /api/']
  if (publicUrl) lines.push('', `Sitemap: ${publicUrl}/sitemap.xml`)
  return `${lines.join('\n')}\n`
}

export function sitemap(publicUrl: string, paths: Iterable<string>): string {
  const urls = [...paths].map((path) => `  <url><loc>${publicUrl}${path}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}
