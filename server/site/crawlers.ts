/** robots.txt and the sitemap. A sitemap needs absolute addresses: without PUBLIC_URL there is none. */
import { type Content, compressText } from './preparedResponse'

export async function forCrawlers(
  publicUrl: string | undefined,
  paths: Iterable<string>,
): Promise<{ path: string; content: Content }[]> {
  const robots = { path: '/robots.txt', content: await compressText(robotsText(publicUrl)) }
  if (!publicUrl) return [robots]
  const sitemap = await compressText(sitemapText(publicUrl, paths))
  return [robots, { path: '/sitemap.xml', content: sitemap }]
}

function robotsText(publicUrl: string | undefined): string {
  const lines = ['User-agent: *', 'Disallow: /api/']
  if (publicUrl) lines.push('', `Sitemap: ${publicUrl}/sitemap.xml`)
  return `${lines.join('\n')}\n`
}

function sitemapText(publicUrl: string, paths: Iterable<string>): string {
  const urls = [...paths].map((path) => `  <url><loc>${publicUrl}${path}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}
