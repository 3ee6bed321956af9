/** Words that stand in a question of prices beside the items, and are about nothing else, as data. */

import { stem } from '../words/stem'
import { isCommon } from '../words/terms'

const stems = new Set(
  `price prices pricing cost costs costing pay paid money bucks dollars fee fees charge charges spend expensive
   month monthly year yearly annual annually recurring once upfront total sum altogether together set list msrp
   duration hour hours time install installation include order gate door entrance entrances entry property usage
   controller item items equipment hardware kit sign come comes due owe quote plus amount extra tax taxes piece
   pieces unit units bring figure figures roughly reckon plan bundle package combo purchase buy buying run runs
   back damage subtotal bill invoice lot each per apiece add adds adding up takes labor labour man men crew technician technicians installer installers option printed
   cheaper difference changes home homes apartment block garage driveway lane lanes ballpark wants want give gimme minus without except drop skip instead top qty quantity
   part alone afterwards later start begin end paid counted running whole everything correct enough aside budget thousand money
   site crew busy fit lane list total grand damage neat thing piece option number put tell again b
   bank account pocket wallet cash spent left split evenly share combined customer customers client association board total bundled paired dark`
    .split(/\s+/)
    .map(stem),
)

/** Or says so little that it changes nothing. */
export const isOfPrices = (word: string): boolean => stems.has(stem(word)) || isCommon(word)
