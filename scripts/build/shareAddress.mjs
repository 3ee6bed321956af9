// @ts-check
/** Addresses of the build's files beside the pages. */

export const manifestAddress = '/manifest.webmanifest'
/** Linked by client/admin/frame/AdminFrame.tsx. */
export const adminManifestAddress = '/admin.webmanifest'
export const shareSize = { width: 1200, height: 630 }

/** Address of a page's link preview. @param {string} path */
export function shareAddress(path) {
  return `/share/${fileName(path)}.png`
}

/** @param {string} path */
export function fileName(path) {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
}
