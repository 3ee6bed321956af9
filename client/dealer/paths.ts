/** Every address of the dealer portal; the server answers 404 to any other. */
import { firstPages, loginPages } from '#shared/session/rules'

export const dealerPaths: readonly string[] = [loginPages.dealer, firstPages.dealer]
