// @ts-check
/** Where the build puts what stands beside the pages. */

export const manifestAddress = '/manifest.webmanifest'
/** Linked by client/admin/frame/AdminFrame.tsx. */
export const adminManifestAddress = '/admin.webmanifest'
export const shareSize = { width: 1200, height: 630 }

/** The picture of a page, for those who share it. @param {string} path */
export function shareAddress(path) {
  return `/share/${fileName(path)}.png`
}

/** @param {string} path */
export function fileName(path) {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
}
