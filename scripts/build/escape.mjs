// @ts-check

/** Escapes text for HTML and SVG. */
export function escapeHtml(/** @type {string} */ text) {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
