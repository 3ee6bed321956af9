/** Written in haste, on small keys, or in a second language. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const typos = labelled('typo', {
  'h18-y-instal': ['hw much profesional instalation strat at', says(told.install799)],
  'h18-y-mnthly': ['wat is the monthy servce cost form', says(told.monthly47)],
  'h18-y-basic': ['bsic instalaton pirce pls', says(told.basic340)],
  'h18-y-aap': ['do visitros ned a aap', says(told.noApp)],
  'h18-y-hrs': ['hwo many huors to instal', says(told.hours)],
  'h18-y-waranty': ['waranty yaers?', says(told.warranty)],
  'h18-y-batery': ['is thier a batery bakcup', says(told.battery)],
  'h18-y-camra': ['we hav bikes stolln, culd a camrea be conected at teh dor', says(told.camera)],
  'h18-y-bethsda': ['du you serv bethsda', says(/Bethesda|Maryland/)],
  'h18-y-alexandra': [
    'pottry class in alexandira va, r u there',
    says(/Alexandria|Northern Virginia/),
  ],
  'h18-y-georgtwn': ['georgtown bassment flat u cover??', says(/Georgetown|Washington,? D\.?C/i)],
  'h18-y-qote': ['chior directer here, wich nubmer do i cal too get prises', says(told.quotePhone)],
  'h18-y-txt': ['waht nubmer i txt for suport', says(told.supportText)],
  'h18-y-emial': ['suport emial adres', says(told.email)],
  'h18-y-contrac': ['long trem contrat needid?', says(told.noContract)],
  'h18-y-encript': ['wich encripton u use', says(/AES-256|RSA-4096/i)],
  'h18-y-founder': ['my granson asks hoo fownded yuor busines', says(told.founder)],
  'h18-y-flipfone': [
    'my grnadma has olde fone wil it wrok',
    says(/any phone|old (phone|one)|whatever phone|each of them|dial/i),
  ],
  'h18-y-trusted': ['how do trustd vistors entr', says(told.trusted)],
  'h18-y-quotvalid': ['qoute is vallid how meny dayz', says(told.days30)],
})
