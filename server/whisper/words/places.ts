/** Where people ask from that is not the service area: states and large cities, as data. */
export const places: readonly string[] = `
alabama,alaska,arizona,arkansas,california,colorado,connecticut,delaware,florida,georgia,hawaii,idaho,
illinois,indiana,iowa,kansas,kentucky,louisiana,maine,massachusetts,michigan,minnesota,mississippi,
missouri,montana,nebraska,nevada,new hampshire,new jersey,new mexico,new york,north carolina,
north dakota,ohio,oklahoma,oregon,pennsylvania,rhode island,south carolina,south dakota,tennessee,
texas,utah,vermont,west virginia,wisconsin,wyoming,puerto rico,
atlanta,austin,baltimore,boston,charlotte,chicago,dallas,denver,detroit,houston,los angeles,las vegas,
miami,minneapolis,nashville,orlando,philadelphia,phoenix,pittsburgh,portland,richmond,sacramento,
san antonio,san diego,san francisco,seattle,norfolk,virginia beach,
canada,mexico,europe,england,germany,france,spain,india,australia
`
  .split(',')
  .map((name) => name.trim())
