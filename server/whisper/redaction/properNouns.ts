/** Proper nouns that questions are about and that aren't people's names. */
export const properNouns: readonly string[] = `
january february march april may june july august september october november december
mondays tuesdays wednesdays thursdays fridays saturdays sundays
christmas thanksgiving easter memorial labor independence halloween hanukkah ramadan
english spanish french german italian portuguese chinese mandarin cantonese korean japanese vietnamese hindi
arabic russian tagalog american european mexican canadian indian african asian latino hispanic
catholic baptist methodist lutheran jewish muslim christian
alexa siri google apple android iphone samsung microsoft amazon tesla visa mastercard discover paypal venmo zelle
honda toyota ford facebook instagram twitter whatsapp telegram skype signal zoom outlook gmail yahoo excel
nest linear viking doorking liftmaster doorbird butterfly knox fedex dhl instacart uber lyft
bluetooth wifi ethernet zigbee matter internet wiegand mifare braille spectrum verizon comcast whisper
`
  .trim()
  .split(/\s+/)
