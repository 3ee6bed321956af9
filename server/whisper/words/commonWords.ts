/** Words that say little about what a question asks. */
import { company } from '#shared/company'

const listed = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Stop words: ignored when a question is judged. */
export const emptyWords = listed(`
  a an the this that these those such
  i me my mine we us our ours you your yours he him his she her hers it its they them their theirs
  am is are was were be been being do does did done doing have has had having can could may might
  must shall should will would
  what which who whom whose when why how whether if then than so as because though although
  and or nor but not no yes too also just only very really actually even ever still again
  of in on at by for from to into onto off out up down over under with within about against
  among per upon toward towards since until till during both here there
  um uh er hmm yeah yep nah ya yall gonna wanna gotta kinda sorta like anyways
  please pls plz thanks thank hi hello hey oh hmm well lol haha etc sir madam mr mrs ${company.assistant.toLowerCase()}
`)

/** Light words: they help tell passages apart, but never decide to answer or to admit. */
export const lightWords = listed(`
  able allow allowed already always almost another any anybody anyone anything anyway anywhere around
  somebody someone something somehow somewhere everybody everyone everything everywhere nobody nothing
  all each every either else few less little lot lots many more most much none only other others same
  several some sure whole half one two three first second third last next number
  ask asked answer arrive bring brought begin began call called care carry check choose chose come came
  consider continue decide end exist expect explain feel felt find found finish get got gotten give
  gave given go goes went gone gonna guess handle happen happens hear heard help hope keep kept know
  knew known learn leave left let lets like live look looking love made make mean meant offer pick
  prefer provide put question read recommend require run said saw say see seen seem set show speak
  stand start stay stop suggest suppose take takes taken talk tell told think thought tried try turn
  understand use used using wait want wanted wanna went wish wonder wondering work working works need
  needed needs
  bad basically best better big certain clear common complete currently curious different difficult
  easily easy entire exact exactly far fine full general good great happy hard hidden huge important
  interested large late later long main maybe never new nice normal normally often ok okay old overall
 possible pretty probably quick ready real regarding right serious short simple simply small
  special specific tiny total typical usual usually various willing
  front side middle already yet where
  case example fact folks guy guys dude buddy idea info information issue job kind matter name people
  person place point problem reason sort stuff thing things way ways
  lady gentleman brother dad daughter father grandma grandmother grandfather grandpa grandparents mum uncle aunt cousin nephew niece grandson granddaughter husband lady man mom mother neighbor
  parents roommate sister son wife woman
  company product system
  day week weekend today tomorrow yesterday tonight morning afternoon evening now 
  monday tuesday wednesday thursday friday saturday sunday early before after party event wedding
  hold holds ourselves themselves
  sit sits bottom pull pulls push pushing folk folks whatsoever literally honestly seriously moment bit
  couple guys

`)
