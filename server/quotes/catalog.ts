/**
 * What is sold and for how much (specification, section 9). Costs are for dealers only: this file
 * stays on the server, and only an admin's call carries what is in it.
 */
import { company } from '#shared/company'
import type { Catalog } from '#shared/quotes/calls'
import type { CatalogItem, CategoryId } from '#shared/quotes/rules'

const warranty = company.warrantyYears > 1 ? `${company.warrantyYears} years` : 'year'

/** In dollars and hours, as price lists are written. */
type Row = readonly [
  id: string,
  cost: number,
  msrp: number,
  hours: number,
  name: string,
  about: string,
]

const controllers: readonly Row[] = [
  ['wr-1r12', 170, 340, 2, 'WR-1R12', 'Relay controller for one door or gate'],
  ['x-401', 270, 540, 2, 'X-401', 'Controller for a standard entrance'],
  ['x-412', 370, 740, 4, 'X-412', 'Controller for an entrance with several devices'],
  ['x-432', 630, 1260, 6, 'X-432', 'Controller for the largest installations'],
]

const cellular: readonly Row[] = [
  ['sms-io', 150, 300, 2, 'SMS I/O', 'Opens and reports by text message'],
  [
    'battery-backup',
    90,
    180,
    0.5,
    'Battery backup',
    'Keeps the entrance working in a power outage',
  ],
  ['cell-booster', 290, 480, 6, 'Cell booster', 'Strengthens a weak cellular signal at the gate'],
]

const signs: readonly Row[] = [
  ['vinyl-sign', 100, 200, 2, 'Vinyl sign', 'Printed sign with QR code and number'],
  ['vinyl-enclosure', 250, 500, 2, 'Vinyl enclosure', 'Sign and housing for the controller in one'],
  ['led-kit', 75, 150, 0.5, 'LED kit', 'Lights the sign at night'],
  ['wood-post', 50, 100, 1.5, 'Wood post', 'Set in the ground beside the driveway'],
  ['gooseneck', 180, 360, 1.5, 'Gooseneck', 'Steel stand at the height of a car window'],
  ['wireless-relay', 640, 1280, 3, 'Wireless relay', 'Opens a gate away from the sign, no cable'],
]

const subscriptions: readonly Row[] = [
  ['base-sub', 15, 30, 0, 'Base subscription', 'Covers 1 door or gate'],
  ['add-door', 3, 6, 0, 'Additional door', 'One more door or gate'],
  ['add-camera', 3, 6, 0, 'Additional camera', 'One more camera'],
  ['lpr-access', 100, 200, 0, 'LPR access', 'Opens for known license plates'],
  ['dedicated-number', 0.5, 2, 0, 'Dedicated number', 'A phone number just for this entrance'],
  ['sim-card', 6, 12, 0, 'SIM card', 'Cellular service for the controller'],
  ['lifetime-warranty', 15, 30, 0, 'Lifetime warranty', `Coverage beyond the first ${warranty}`],
]

/** Changing a price takes a new version; quotes say which one they were made from. */
export const catalog: Omit<Catalog, 'timeZone'> = {
  version: 1,
  since: '2026-11-21',
  items: [
    ...items('controller', controllers),
    ...items('cellular', cellular),
    ...items('sign', signs),
    ...items('subscription', subscriptions),
  ],
}

function items(category: CategoryId, rows: readonly Row[]): CatalogItem[] {
  return rows.map(([id, cost, msrp, hours, name, about]) => ({
    id,
    category,
    name,
    about,
    cost: Math.round(cost * 100),
    msrp: Math.round(msrp * 100),
    tenths: Math.round(hours * 10),
  }))
}
