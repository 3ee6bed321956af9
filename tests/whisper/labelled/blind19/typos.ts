/** Written in haste, on small keys, or in a second language. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const typos = labelled('typo', {
  'h19-warnty': ['is their a waranty an how manny yeers', says(told.warranty)],
  'h19-prise-mo': ['wats teh prise a munth', says(told.monthly47)],
  'h19-instal-cst': ['profesional instal cots from??', says(told.install799)],
  'h19-contrakt': ['do i hav too sing a long contrakt', says(told.noContract)],
  'h19-batry': ['batery bakup u hav for pwer outige', says(told.battery)],
  'h19-hw-lng': ['hw lng dos teh instalation tke', says(told.hours)],
  'h19-betesda': ['u srve betheda md??', says(/Bethesda|Maryland/)],
  'h19-alexndria': ['comming to alexandra virgina to?', says(/Alexandria|Northern Virginia/)],
  'h19-nead-ap': ['do vistors nead a ap', says(told.noApp)],
  'h19-camra': ['wnat to se hoo is their, cna a camra go on teh gaet', says(told.camera)],
  'h19-fownder': ['hoo is teh fownder of yuor compny', says(told.founder)],
  'h19-fone-line': [
    'no fone lin no intrnet at gaet is taht ok',
    says(
      /no phone line|no internet line|none is needed|only power|in place of a wire|buried cable|cellular/i,
    ),
  ],
  'h19-any-fon': [
    'wil it wrok with eny phoen i hav old noka',
    says(/any phone|whatever phone|each of them|old (phone|one)|ordinary phone/i),
  ],
  'h19-fre-kwote': ['is teh quoet fere', says(told.free)],
  'h19-emal': ['wher do i send a emial too suport', says(told.email)],
  'h19-cal-kwote': ['wat numbr do i cal fro a qoute', says(told.quotePhone)],
  'h19-patnt': ['r u guys patentd', says(told.patent)],
  'h19-sceduld': ['keep teh gate opne form 9 to 5 posible? scedule', says(told.holds)],
  'h19-trustd': ['uniqe code 4 trustd vistors hwo', says(told.trusted)],
  'h19-txt-sprt': ['suport txt nubmer pls im driveing', says(told.supportText)],
})
