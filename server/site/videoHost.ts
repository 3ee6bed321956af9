import { company } from '#shared/company'

/** The only host that a page may show in a frame: it has the demonstration video. */
export const videoHost = new URL(company.demoVideo).origin
