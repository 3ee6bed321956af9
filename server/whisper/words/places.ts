/** The names of the United States' states, by their postal abbreviations. */
export const states: ReadonlyMap<string, string> = new Map(
  `al alabama,ak alaska,az arizona,ar arkansas,ca california,co colorado,ct connecticut,de delaware,
  dc district of columbia,fl florida,ga georgia,hi hawaii,id idaho,il illinois,in indiana,ia iowa,
  ks kansas,ky kentucky,la louisiana,me maine,md maryland,ma massachusetts,mi michigan,mn minnesota,
  ms mississippi,mo missouri,mt montana,ne nebraska,nv nevada,nh new hampshire,nj new jersey,
  nm new mexico,ny new york,nc north carolina,nd north dakota,oh ohio,ok oklahoma,or oregon,
  pa pennsylvania,ri rhode island,sc south carolina,sd south dakota,tn tennessee,tx texas,ut utah,
  vt vermont,va virginia,wa washington,wv west virginia,wi wisconsin,wy wyoming,pr puerto rico,gu guam`
    .split(',')
    .map((row) => row.trim())
    .map((row): [string, string] => [row.slice(0, 2), row.slice(3)]),
)

/** Names of states, countries and large cities, so that they aren't taken for people's. */
export const places: readonly string[] = `
new england,midwest,west coast,east coast,new york city,brooklyn,manhattan,queens,long island,
albuquerque,anaheim,atlanta,austin,bakersfield,baltimore,boise,boston,buffalo,charleston,charlotte,chicago,
cincinnati,cleveland,columbus,dallas,denver,detroit,el paso,fort worth,fresno,honolulu,houston,
indianapolis,jacksonville,kansas city,las vegas,long beach,los angeles,louisville,madison,memphis,miami,
milwaukee,minneapolis,nashville,new orleans,newark,oakland,oklahoma city,omaha,orlando,philadelphia,
phoenix,pittsburgh,portland,providence,raleigh,sacramento,salt lake city,san antonio,san diego,
san francisco,san jose,savannah,seattle,spokane,st louis,tampa,toledo,tucson,tulsa,wichita,wilmington,
afghanistan,argentina,australia,austria,bangladesh,belgium,brazil,bulgaria,canada,chile,china,colombia,
costa rica,croatia,cuba,czech republic,denmark,dominican republic,dubai,ecuador,egypt,el salvador,
england,ethiopia,europe,finland,france,germany,ghana,great britain,greece,guatemala,haiti,honduras,
hong kong,hungary,iceland,india,indonesia,iran,iraq,ireland,israel,italy,jamaica,japan,jordan,kenya,korea,
kuwait,lebanon,malaysia,mexico,morocco,nepal,netherlands,new zealand,nicaragua,nigeria,norway,pakistan,
panama,peru,philippines,poland,portugal,qatar,romania,russia,saudi arabia,scotland,serbia,singapore,
south africa,south korea,spain,sweden,switzerland,taiwan,thailand,tunisia,turkey,uganda,ukraine,
united arab emirates,united kingdom,uruguay,venezuela,vietnam,wales,africa,asia,south america,
amsterdam,athens,beijing,berlin,cairo,dublin,istanbul,lagos,lima,lisbon,london,madrid,manila,melbourne,
montreal,moscow,mumbai,munich,nairobi,paris,prague,rome,sydney,tokyo,toronto,vancouver,warsaw,zurich
`
  .split(',')
  .map((name) => name.trim())
  .concat(...states.values())
