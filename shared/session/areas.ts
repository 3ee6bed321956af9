/** The path under which everything needs the role. Alone here, since every page's script has it. */
export const roleAreas = { admin: '/admin', dealer: '/dealer' } as const
