/** Words that say little about what a question is after, as data. */

const listed = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Say nothing by themselves; a question is never judged by them. */
export const emptyWords = listed(`
  a actually also am an and are as at be been being but by can could currently did do does done
  etc even ever exactly for from had haha has have having he hello her hers hey hi him his hmm
  how i if in into is it its just let lol madam may me might mine mr mrs must my no nor not of
  oh on or our ours please pls plz really shall she should sir so some such than thank thanks
  that the their theirs them then there these they this those to too us very was we were what
  whats when where which while whisper who whom why will with would yall yes you your yours
`)

/** Say a little: unmatched, they hardly count against a passage. */
export const lightWords = listed(`
  myself yourself ourselves themselves
  able about after again all allow already always another any anybody anyone anything around ask
  back bad basically because before best better between big both bring buddy certain come
  company curious currently day different dude each early easily either else evening event every
  everybody everyone everything example exist explain fact far few find first folks friday get
  give go going gonna good got great guy guys half handle happen happens help hope idea info
  information interested job keep kind know last later least less let lets like little live long
  look looking lot made main make many matter maybe mean monday more morning most much name need
  needed needs never new next nice now number offer ok okay old one only other out over own
  party people per person place possible product provide question quick ready regarding require
  required requires right said same saturday say see seem several show since small somebody
  somehow someone something sort still stuff sunday supports sure system take takes talk tell
  thing things think though three through thursday till today together tomorrow tonight total
  tried try trying tuesday two under understand until up use used user using usually various via
  wanna want wanted way ways wedding wednesday week weekend well whole within without wonder
  wondering work working works year years yet
`)
