/** The tables of all areas behind a sign-in. One file, so that a public page knows of one alone. */
import { adminRoutes } from './admin/routes'
import { dealerRoutes } from './dealer/routes'

export const areaRoutes = [...adminRoutes, ...dealerRoutes]
