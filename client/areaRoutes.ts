/** Routes of every area behind a sign-in, in one file that public pages load only when needed. */
import { adminRoutes } from './admin/routes'
import { dealerRoutes } from './dealer/routes'

export const areaRoutes = [...adminRoutes, ...dealerRoutes]
