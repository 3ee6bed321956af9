/** Written in a hurry, on small keys, or by ear. */
import { labelled, says } from '../../labelled'
import { told } from '../../told'
import { accepted } from './accepted'

export const typos = labelled('typo', {
  't10-instalation': ['hw long dos instalaton taek', says(/\b(4|four) hours|2(-| to |–)4 hours/i)],
  't10-bateri': ['is their a batery bakup for power outige', says(told.battery)],
  't10-monthley': ['waht is teh monthley servise prise', says(told.monthly47)],
  't10-rokville': ['do u guys sreve rockvile marylnd', says(/Rockville|Maryland/)],
  't10-appp': ['dose my vistor ned an appp', says(accepted.noApp)],
  't10-cancle': [
    'can i cancle any tiem or is ther a contrackt',
    says(/no (long-term )?contracts?|pay[- ]as[- ]you[- ]use|not tied/i),
  ],
  't10-waranty': ['lifetme warantee posible??', says(told.lifetime)],
  't10-suport': ['wich nubmer do i txet for suport', says(told.supportText)],
})
