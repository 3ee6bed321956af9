/** What visitors call the items of the price list besides their names, as data: id to phrases. */

import { words } from '../words/fold'
import { Phrases } from '../words/phrases'
import { stem } from '../words/stem'
import type { PricedItem } from './listPrices'

const called: Readonly<Record<string, string>> = {
  'wr-1r12': 'wr 1 r 12, wr 1r 12, 1r12, wr1 r12',
  'sms-io': 'sms io, sms i o, sms input output, sms module, sms unit',
  'battery-backup': 'backup battery, battery back up, back up battery',
  'cell-booster':
    'cellular booster, signal booster, booster, cell signal booster, cellular signal booster',
  'vinyl-enclosure': 'enclosure, vinyl housing',
  'led-kit': 'led, led light, led lights, lighting kit',
  'wood-post': 'wooden post',
  gooseneck: 'goose neck, gooseneck stand, gooseneck post',
  'base-sub':
    'subscription, basic subscription, base sub, base plan, base fee, monthly subscription, main subscription, standard subscription',
  'add-door': `additional gate, extra door, extra gate, more door, more gate, second door, second gate, other door, other gate,
    another door, another gate, added door, added gate, additional entrance, extra entrance, door add on, gate add on`,
  'add-camera':
    'extra camera, more camera, second camera, another camera, added camera, camera add on',
  'lpr-access': `lpr, license plate recognition, license plate recognition access, license plate access,
    plate recognition, license plate reader, plate reader, license plate reading, licence plate recognition`,
  'dedicated-number': 'dedicated phone number, dedicated line, dedicated telephone number',
  'sim-card': 'sim, cellular sim',
  'lifetime-warranty':
    'lifetime coverage, lifetime guarantee, warranty for life, lifetime protection',
}

/** Phrases by their stems; the value is the item's id. */
export function itemNames(items: readonly PricedItem[]): Phrases<string> {
  const names = new Phrases<string>()
  for (const { id, name } of items) {
    const own = words(name)
    const phrases = [own, [own.join('')], ...(called[id] ?? '').split(',').map(words)]
    for (const phrase of phrases) if (phrase.length > 0) names.add(phrase.map(stem), id)
  }
  return names
}
