/** Typed on a phone, in a hurry. */
import { admits, labelled, says } from '../labelled'
import { told } from '../told'

export const typos = labelled('typo', {
  'b-month': ['cheapst mnthly fee wat is it', says(told.monthly47)],
  'b-visiters': ['do visiters need a ap', says(told.noApp)],
  'b-powr': ['wat if teh powr gos out', says(told.battery)],
  'b-instalation': ['instaler was how manny hrs on site usualy', says(told.hours)],
  'b-wrok': ['can i opn the gat from wrok', says(told.fromAnywhere)],
  'b-contarct': ['dont want no 2yr contarct is tht ok', says(told.noContract)],
  'b-waranty': ['waranty??', says(told.warranty)],
  'b-silver': ['do u guys come to silver sprng', says(/Silver Spring|Maryland/)],
  'b-fone': ['ur fone # pls i lost teh flyer', says(told.anyNumber)],
  'b-stpo': ['hwo do i stpo the txts', says(told.stop)],
  'b-nokia': ['does it wrk w an old nokia', says(/dial|any phone|old or new|each of them takes/i)],
  'b-contorl': ['contorl centr what is that', says(told.portal)],
  'b-clener': ['can my clener hav her own cod', says(told.trusted)],
  'b-encripted': ['encripted?', says(told.aes)],
  'b-wifi': [
    'wi fi neded at gate or no',
    says(/no (phone line|internet|wi-?fi)|cellular|only power/i),
  ],
  'b-coed': ['qr coed wont scan wat do i do', says(told.dial)],
  'b-qoute': ['gt a qoute how', says(/202-555-0142|quote form/i)],
  'b-profesional': ['instal cost profesional', says(told.install799)],
  'b-ru-bot': ['r u a bot lol', says(/\bAI\b|not a person|artificial/i)],
  'b-cansel': ['cn i cansel any time', says(/no (long-term )?contract|pay[- ]as[- ]you[- ]use/i)],
  'b-9to5': ['keep gate opn 9to5 posible', says(told.holds)],
  'b-adress': ['email adress pls for suport', says(told.email)],
  'b-boxx': ['waht does a trad call boxx cost', says(told.callBox)],
  'b-delet': ['delet my chatt', says(told.erase)],
  'b-fonded': ['who fonded the compny', says(told.founder)],
  'b-alexandira': ['alexandira va do u servise it', says(/Alexandria|Northern Virginia/)],
  'b-undrwater': ['undrwater instal ok??', says(/underwater/i)],
  'b-liftmastr': ['wrks with liftmastr motr yes no', admits('No maker of openers is named.')],
  'b-paypal': ['do u tak paypall', admits('Ways to pay are not told.')],
  'b-holidy': ['r u instaling on xmas day', admits('Days of installation are not told.')],
})
