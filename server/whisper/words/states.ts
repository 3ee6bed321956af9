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
