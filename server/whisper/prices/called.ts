/** What visitors call the items of the price list besides their names, as data: id to phrases. */

export const called: Readonly<Record<string, string>> = {
  'wr-1r12': `wr 1 r 12, wr 1r 12, 1r12, wr1 r12, small controller, smallest controller, smaller controller,
    cheapest controller, relay controller, small relay controller, controller small`,
  'x-401': `the 401, a 401, x four oh one, ex four oh one, x four zero one, ex 401, standard controller, normal controller,
    regular controller, controller standard, controller normal, standard gate controller, controller for a standard entrance,
    controller for a standard driveway entrance, controller for a standard gate`,
  'x-412': 'the 412, a 412, x four twelve, ex four twelve, x four one two, ex 412',
  'x-432': `the 432, a 432, x four thirty two, ex four thirty two, x four three two, ex 432, large controller, larger controller, bigger controller, largest controller,
    big controller, biggest controller, controller large`,
  'sms-io': `sms io, sms i o, sms input output, sms module, sms unit, open by text, open by text message, open by sms, gate by text message,
    gate by sms`,
  'battery-backup': 'backup battery, battery back up, back up battery',
  'cell-booster':
    'cellular booster, signal booster, booster, cell signal booster, cellular signal booster, cell buster',
  'vinyl-sign': 'vinyl, printed sign, vynil sign, vinil sign',
  'vinyl-enclosure': `enclosure, vinyl housing, sign and box in one, sign and housing in one, sign with housing,
    sign and enclosure in one, box with the sign`,
  'led-kit':
    'led, led light, led lights, led thing, lighting kit, light for the sign, sign light, light kit',
  'wood-post': 'wooden post, wood one, wooden one, post wood, post of wood',
  gooseneck:
    'goose neck, gooseneck stand, gooseneck post, gooseneck thing, steel stand, steel post',
  'wireless-relay': `relay wireless, cableless relay, relay without cable, relay without a cable, relay without wire,
    relay without a wire, relay with no wire, relay with no cable, cordless relay`,
  'base-sub':
    'subscription, basic subscription, base sub, base plan, base fee, monthly subscription, main subscription, standard subscription',
  'add-door': `additional gate, extra door, extra gate, more door, more gate, second door, second gate, other door, other gate,
    another door, another gate, added door, added gate, addl door, addl gate, additional entrance, extra entrance, door add on, gate add on`,
  'add-camera': `extra camera, more camera, second camera, another camera, added camera, camera add on, cam, extra cam, additional cam,
    more cam`,
  'lpr-access': `lpr, license plate recognition, license plate recognition access, license plate access,
    plate recognition, lpr subscription, lpr access subscription, license plate reader, plate reader, license plate reading, licence plate recognition, number plate reader,
    number plate reading, reading number plates, reading license plates, reads license plates, number plate recognition`,
  'dedicated-number': `dedicated phone number, dedicated line, dedicated telephone number, own number, own phone number,
    number of its own, phone number of its own`,
  'sim-card': 'sim, simcard, card sim, cellular sim',
  'lifetime-warranty':
    'lifetime coverage, lifetime warranty subscription, warranty subscription, lifetime subscription, lifetime guarantee, warranty for life, lifetime protection, extended warranty, warranty be extended, warranty can be extended, extend the warranty, warranty extension',
}

/** Words of every day: they name an item among others, with a count, or where a price is asked for. */
export const everyday: Readonly<Record<string, string>> = {
  'battery-backup': 'battery',
  'vinyl-sign': 'sign',
  'led-kit': 'light',
  'wood-post': 'wood',
  'base-sub': 'base',
  'add-camera': 'camera',
  'lifetime-warranty': 'lifetime',
}

export const controllers = ['wr-1r12', 'x-401', 'x-412', 'x-432']
/** One of them is wanted in the place of another. */
export const standIns: readonly (readonly string[])[] = [
  controllers,
  ['vinyl-sign', 'vinyl-enclosure'],
  ['wood-post', 'gooseneck'],
]

/** What may be one of several items. */
export const severalCalled: readonly (readonly [string, readonly string[]])[] = [
  ['post, pole, pedestal, stand', ['wood-post', 'gooseneck']],
  ['controller, control box, brain box', controllers],
  ['relay', ['wr-1r12', 'wireless-relay']],
]
