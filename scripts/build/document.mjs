// @ts-check
/**
 * The HTML document around the renderer's output. Values known only when a page is served are
 * placeholders, which server/site/fillPlaceholders.ts replaces: %PUBLIC_URL%, %WHISPER% …
 *
 * The browser's scripts find here:
 * - #root: the page, which client/main.tsx hydrates;
 * - #whisper: the place of Whisper's panel, a root of its own;
 * - <html data-whisper="visible|hidden">: whether Whisper is available;
 * - <html data-kept="365 days">: how long visitors' messages are kept;
 * - <html data-time-zone="America/New_York">: the company's, only in the shell;
 * - <html data-tagline="…">: the text under the logo;
 * - <html data-measurement="G-…">: id for the external analytics service, empty without one;
 * - <html data-main="…" data-panel="…" data-quote-form="…">: the files of each script, for the
 *   starter: first the module itself, then its imports, so that all load in parallel;
 * - <html data-visits="…">: the file that counts visits.
 */
import { escapeHtml } from './escape.mjs'
import { manifestAddress, shareAddress, shareSize } from './shareAddress.mjs'

/** Placeholders for client/site/organization.ts, whose JSON escapes text differently. */
export const organizationMarks = {
  publicUrl: '%PUBLIC_URL%',
  tagline: '%TAGLINE_JSON%',
  secondaryTagline: '%SECONDARY_TAGLINE_JSON%',
}

/**
 * @typedef {{ title: string, description: string }} Head
 * @typedef {{ path: string, organization: { name: string } }} Found metadata for search
 *   engines: the page's path, and the company as client/site/organization.ts describes it
 * @typedef {{ html: string, head: Head }} Page client/prerender.tsx's output for a path
 * @typedef {{ main: string[], panel: string[], quote: string[], visits: string, styles: string[], fonts: string[] }} Assets addresses of what a page loads
 */

/**
 * A public page: readable before any script runs.
 * @param {{ page: Page, found?: Found | undefined, assets: Assets, starter: string }} parts
 */
export function publicDocument({ page, found, assets, starter }) {
  const { title, description } = page.head
  const head = [
    `<meta name="description" content="${escapeHtml(description)}">`,
    '<meta name="theme-color" content="#ffffff">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<link rel="manifest" href="${manifestAddress}">`,
    ...(found ? sharing(page.head, found) : ['<meta name="robots" content="noindex">']),
  ]
  const body = [
    `<div id="root">${page.html}</div>`,
    '<div id="whisper"></div>',
    `<script>${starter}</script>`,
  ]
  return document({ title, head, body, assets })
}

/**
 * Metadata for search engines and link previews.
 * @param {Head} head
 * @param {Found} found
 */
function sharing({ title, description }, { path, organization }) {
  const told = [
    ['og:type', 'website'],
    ['og:site_name', organization.name],
    ['og:title', title],
    ['og:description', description],
    ['og:url', `%PUBLIC_URL%${path}`],
    ['og:image', `%PUBLIC_URL%${shareAddress(path)}`],
    ['og:image:width', `${shareSize.width}`],
    ['og:image:height', `${shareSize.height}`],
    ['og:image:alt', title],
  ]
  return [
    `<link rel="canonical" href="%PUBLIC_URL%${path}">`,
    ...told.map(
      ([property, content]) =>
        `<meta property="${property}" content="${escapeHtml(String(content))}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    `<script type="application/ld+json">${JSON.stringify(organization).replaceAll('<', '\\u003c')}</script>`,
  ]
}

/**
 * The document for client-only paths (admin, sign-in): never indexed. Its first script runs before
 * the first paint.
 * @param {{ title: string, assets: Assets, theme: { script: string, style?: string } }} parts
 */
export function shellDocument({ title, assets, theme }) {
  const head = [
    ...(theme.style ? [`<link rel="stylesheet" href="${theme.style}">`] : []),
    `<script src="${theme.script}"></script>`,
    '<meta name="robots" content="noindex">',
    `<script type="module" src="${assets.main[0]}"></script>`,
  ]
  return document({
    title,
    head,
    body: ['<div id="root"></div>', '<div id="whisper"></div>'],
    assets,
    attributes: ' data-time-zone="%TIME_ZONE%"',
  })
}

/**
 * The document around a private page, rendered on request: %TITLE% and %BODY%. It reveals its
 * address to nobody and loads only its own files.
 * @param {{ script: string, styles: string[], fonts: string[] }} loaded
 */
export function privateDocument({ script, styles, fonts }) {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>%TITLE%</title>',
    '<meta name="robots" content="noindex, nofollow, noarchive">',
    '<meta name="referrer" content="no-referrer">',
    '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">',
    ...linked({ styles, fonts }),
    `<script type="module" src="${script}"></script>`,
    '</head>',
    '<body>%BODY%</body>',
    '</html>',
    '',
  ].join('\n')
}

/** @param {Pick<Assets, 'styles' | 'fonts'>} assets */
function linked({ styles, fonts }) {
  return [
    ...fonts.map(
      (url) => `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`,
    ),
    ...styles.map((url) => `<link rel="stylesheet" href="${url}">`),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  ]
}

/** @param {{ title: string, head: string[], body: string[], assets: Assets, attributes?: string }} parts */
function document({ title, head, body, assets, attributes = '' }) {
  return [
    '<!doctype html>',
    `<html lang="en" data-whisper="%WHISPER%" data-kept="%KEPT%" data-tagline="%TAGLINE%" data-measurement="%MEASUREMENT%" data-main="${assets.main.join(' ')}" data-panel="${assets.panel.join(' ')}" data-quote-form="${assets.quote.join(' ')}" data-visits="${assets.visits}"${attributes}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    ...linked(assets),
    ...head,
    '</head>',
    '<body>',
    ...body,
    '</body>',
    '</html>',
    '',
  ].join('\n')
}
