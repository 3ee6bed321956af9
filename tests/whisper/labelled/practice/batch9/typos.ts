/** Hasty, half asleep, or no speller at all. */
import { labelled, says } from '../../labelled'
import { told } from '../../told'
import { worded } from '../worded'

export const typos = labelled('typo', {
  'p9-camra': ['cna i ad a camra', says(told.camera)],
  'p9-moblie': ['moblie ap neded for gests?', says(worded.noApp)],
  'p9-virgina': ['wat areaz in nothern virgina', says(/Alexandria/, /Arlington/)],
  'p9-emial': ['ur emial adress plz', says(told.email)],
  'p9-nationwde': ['wen is nationwde expantion', says(told.year2026)],
  'p9-pattented': ['pattented tecnology?', says(told.patent)],
  'p9-lifetme': ['lifetme waranty posible?', says(told.lifetime)],
  'p9-intrenet': ['intrenet at teh gaet requierd?', says(worded.noWire)],
  'p9-truseted': ['codse for trustd vistors', says(told.trusted)],
  'p9-dors': ['dose it opne dors aswell', says(told.doors)],
  'p9-monthy': ['monthy prise??', says(told.monthly47)],
  'p9-valdi': ['hwo many dyas is the qoute valdi', says(told.days30)],
})
