/** Written in haste, with a thumb, or by somebody who never could spell. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const typos = labelled('typo', {
  'h9-proffesional': ['proffesionel instalaton strats at hw mch', says(told.install799)],
  'h9-munth': ['servise fee pr munth?', says(told.monthly47)],
  'h9-inclded': ['instalation inclded in prise?', says(told.included)],
  'h9-lifetme': ['lifetme coverge avialable', says(told.lifetime)],
  'h9-opne-it': ['cn i opne it form anywere wen im not hom', says(told.fromAnywhere)],
  'h9-landlnie': [
    'wil it wrk wiht a landlnie fone',
    says(/any phone|landline|desk phone|whatever phone/i),
  ],
  'h9-no-smartfone': [
    'gusts w/o smartfone, thay jsut dail a numbr?',
    says(/dial|any phone|old (phone|one)/i),
  ],
  'h9-rockvile': ['covr rockvile md??', says(/Rockville|Maryland/)],
  'h9-sprigfield': ['sprigfeild virgina, u come thre', says(/Springfield|Northern Virginia/)],
  'h9-nationwdie': ['wehn r u gona be nationwdie', says(told.year2026)],
  'h9-hold-8-5': ['shedule gaet to stay opne 8 to 5 evrey day, posible?', says(told.holds)],
  'h9-camrea': ['cna i ad a camrea to the entrence', says(told.camera)],
  'h9-pitcure': [
    'somboddy takse a pitcure of teh qr cod, is tht danger',
    says(/holds no key|call you|opens nothing|verif/i),
  ],
  'h9-patnet': ['patnetd techology or no', says(told.patent)],
  'h9-foen-line': ['nede a foen line at gaet?', says(told.noLine)],
  'h9-vaild': ['qutoe is vaild for how mayn dasy', says(told.days30)],
  'h9-phnoe': ['phnoe numbr 4 a qoute plz', says(told.quotePhone)],
  'h9-nihgt': ['r u avalable at nihgt an sundys', says(told.always)],
  'h9-reeds': ['who reeds teh conversatons wiht u', says(/admins (do )?read|read them|logged/i)],
  'h9-stpo': ['hwo to opt otu of txet mesages', says(told.stop)],
})
