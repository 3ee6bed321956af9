/** Typed in haste, on small screens, or by ear. */
import { admits, labelled, says } from '../labelled'
import { told } from '../told'

export const typos = labelled('typo', {
  'e-hwo-mcuh': ['hwo mcuh is it a mnth', says(told.monthly47)],
  'e-instalation': ['how long dose the instalation takes', says(told.hours)],
  'e-downlod': ['do my gests hav to downlod an ap', says(told.noApp)],
  'e-garantee': ['is their a warrenty and for how many yrs', says(told.warranty)],
  'e-battry': ['whta if teh powr goes of', says(told.battery)],
  'e-contrakt': ['do i haf to sign a longtrem contrakt', says(told.noContract)],
  'e-bethseda': ['do u guys servise bethseda', says(/Bethesda|Maryland/)],
  'e-gaithersberg': ['gathersburg md??', says(/Gaithersburg|Maryland/)],
  'e-incription': ['wat incription duz it hav', says(/AES-256|RSA-4096/i)],
  'e-camra': ['can i put a camra on teh gait', says(told.camera)],
  'e-fone-numbr': ['i nede a fone numbr for a qoute', says(told.quotePhone)],
  'e-contrl-centr': ['were do i find the contrl centr, what is it', says(told.portal)],
  'e-chat-loged': ['is this caht loged', says(told.logged)],
  'e-intrcom': ['dose it repalce my intrcom', says(told.replaces)],
  'e-wether': ['is the sine wetherproof', admits('Weather is not told of.')],
  'e-finansing': [
    'do you ofer finansing or paymint plans',
    admits('No financing is told of.', { orSays: [told.payAsYouUse] }),
  ],
})
