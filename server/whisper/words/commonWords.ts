/** Words that say little about what a question is after, as data. */

const listed = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Say nothing by themselves; a question is never judged by them. */
export const emptyWords = listed(`
  a am an and are as at be been being but by can could did do does done for from had has have having
  he her hers him his how i if in into is it its just let may me might mine must my of oh on or our
  ours please shall she should so some such than that the their theirs them then there these they
  this those to too us was we were what whats when which while who whom why will with would yes you
  your yours yall ur u pls plz also very really actually currently exactly even ever etc lol haha hmm
  no not nor hi hello hey thanks thank sir madam mr mrs whisper
`)

/** Say a little: unmatched, they hardly count against a passage. */
export const lightWords = listed(`
  able about after again all allow already always another any anybody anyone anything around ask back
  bad because before best better between big both bring buddy certain come curious day different
  dude each early easily either else every everybody everyone everything example explain fact far few
  find first folks get give go going gonna good got great guy guys half handle happen happens help hope
  idea information info interested job keep kind know last later least less let lets like little live
  long look looking lot made main make many matter maybe mean more most much name need needed needs
  never new next nice now number ok okay old one only other out over own people per person place
  possible question quick ready regarding right said same say see seem several show since small someone
  somebody something sort still stuff sure take takes talk tell thing things think though through till
  today together tomorrow tried try two three trying under understand until up use used user using
  usually various via wanna want wanted way ways week well whole within without wonder wondering work
  working works year years yet required require requires offer provide support supports exist system
  product service company business today currently somehow basically total
`)
