// @ts-check
/**
 * The HTML document around what the renderer makes. What is only known when a page is served stands
 * in it as a mark, which server/site/fill.ts replaces: %PUBLIC_URL%, %WHISPER% and %KEPT%.
 *
 * The browser's scripts find here:
 * - #root: the page, which client/main.tsx brings to life;
 * - #whisper: the place of Whisper's panel, a root of its own;
 * - <html data-whisper="visible|hidden">: whether Whisper is there;
 * - <html data-kept="365 days">: how long what visitors write is kept;
 * - <html data-main="…" data-panel="…">: the files of either script, for the starter: the module
 *   itself, then what it needs besides, so that all of it loads at once.
 */

/**
 * @typedef {{ title: string, description: string }} Head
 * @typedef {{ html: string, head: Head }} Page what client/prerender.tsx gives for a path
 * @typedef {{ main: string[], panel: string[], styles: string[], fonts: string[] }} Assets addresses of what a page loads
 */

/**
 * A public page: readable before any script has run.
 * @param {{ path: string, page: Page, assets: Assets, starter: string }} parts
 */
export function publicDocument({ path, page, assets, starter }) {
  const { title, description } = page.head
  const head = [
    ['<meta name="description" content="', description, '">'],
    ['<link rel="canonical" href="%PUBLIC_URL%', path, '">'],
    ['<meta property="og:type" content="website">'],
    ['<meta property="og:title" content="', title, '">'],
    ['<meta property="og:description" content="', description, '">'],
    ['<meta property="og:url" content="%PUBLIC_URL%', path, '">'],
  ].map(([before, value = '', after = '']) => before + escapeHtml(value) + after)
  const body = [
    `<div id="root">${page.html}</div>`,
    '<div id="whisper"></div>',
    `<script>${starter}</script>`,
  ]
  return document({ title, head, body, assets })
}

/**
 * The document for the paths that only the browser draws (admin, sign-in): never indexed.
 * @param {{ title: string, assets: Assets }} parts
 */
export function shellDocument({ title, assets }) {
  const head = [
    '<meta name="robots" content="noindex">',
    `<script type="module" src="${assets.main[0]}"></script>`,
  ]
  return document({
    title,
    head,
    body: ['<div id="root"></div>', '<div id="whisper"></div>'],
    assets,
  })
}

/** @param {{ title: string, head: string[], body: string[], assets: Assets }} parts */
function document({ title, head, body, assets }) {
  return [
    '<!doctype html>',
    `<html lang="en" data-whisper="%WHISPER%" data-kept="%KEPT%" data-main="${assets.main.join(' ')}" data-panel="${assets.panel.join(' ')}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    ...assets.fonts.map(
      (url) => `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`,
    ),
    ...assets.styles.map((url) => `<link rel="stylesheet" href="${url}">`),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...head,
    '</head>',
    '<body>',
    ...body,
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

/** @param {string} text */
function escapeHtml(text) {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
