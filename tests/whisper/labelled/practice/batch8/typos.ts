/** Thumbs on a small screen. */
import { labelled, says } from '../../labelled'
import { told } from '../../told'
import { worded } from '../worded'

export const typos = labelled('typo', {
  'p8-instalation': ['hwo mcuh is teh instalation', says(worded.once)],
  'p8-warrenty': ['warrenty lenght', says(told.warranty)],
  'p8-alexndria': ['do u sevre Alexndria', says(/Alexandria/)],
  'p8-canel': ['can i canel anytme or is thier a contrct', says(told.noContract)],
  'p8-batery': ['batery bakcup avialable??', says(told.battery)],
  'p8-fone': ['wats the suport fone numbr', says(told.anyNumber)],
  'p8-landlin': ['dose it wrok with a landlin', says(worded.anyPhone)],
  'p8-encripted': ['is evrything encripted?', says(/aes-256|rsa-4096/i)],
  'p8-lomg': ['how lomg dos it tkae too put in', says(told.hours)],
  'p8-recroded': ['is teh chatt recroded', says(told.logged)],
  'p8-scaning': ['qr cod wont scn, how els can they reech me', says(told.dial)],
  'p8-fouder': ['whos the fouder of vistor acess', says(told.founder)],
})
