/** Every address of the dealer portal, for the server, which answers 404 to all others. */
import { firstPages, loginPages } from '#shared/session/rules'

export const dealerPaths: readonly string[] = [loginPages.dealer, firstPages.dealer]
