/** The path under which everything needs the role. Alone in its file: every page's script holds it. */
export const roleAreas = { admin: '/admin', dealer: '/dealer' } as const
