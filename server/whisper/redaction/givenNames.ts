/** Common given names that are neither English words nor places nearby. */
export const givenNames: ReadonlySet<string> = new Set(
  `
aaron abdul abigail adam adrian ahmed aisha alan albert alejandro alexander alexis alice alicia allison amanda amy
ana andre andrea andrew angela anita anna anne anthony antonio arthur ashley barbara benjamin bernard beth bethany
betty beverly bobby bradley brandon brenda brian brianna bruce bryan caleb carl carla carlos carmen carol caroline
carolyn catherine cathy charles cheryl chris christina christine christopher cindy claire claudia connor craig
crystal cynthia daniel danielle darren david deborah debra denise dennis derek diana diane diego donald donna
dorothy douglas dylan edward eileen elaine elena elizabeth ellen emily emma eric erica erin ethan eugene eva evelyn
fatima felipe fernando frances francisco francois gabriel gary george gerald giovanni gloria gonzalez gregory guillermo
hannah harold hassan heather hector helen henry herbert howard ian ibrahim irene isabella ivan jacob jacqueline
jaime james jamie jane janet janice jason javier jean jeff jeffrey jennifer jeremy jerome jerry jesse jessica
jesus jim jimmy joan joanna joe joel johann john johnny jonathan jorge jose joseph joshua joyce juan juanita
judith judy julia julian julie karen karl katherine kathleen kathryn kathy katie kayla keith kelly kenneth
kevin kimberly kristen kumar kyle larry laura lauren lawrence leila leonard leslie linda lisa logan lois lori louise
lucas lucia luis luke luz lynn manuel marcus margaret maria marie marilyn mario martha martin marvin mary
matthew maureen megan mehmet melanie melissa michael michelle miguel mike mohamed mohammad mohammed molly monica muhammad nancy
natalia natalie nathan nicholas nicole nikolai noah norma oliver olivia omar oscar pablo pamela patricia patrick paul paula
pauline pedro peggy peter philip phillip phyllis priya rachel rafael ralph ramon randall rebecca regina renee
ricardo richard robert roberto rodrigo roger ronald rosa russell ruth ryan samantha samuel sandra sara sarah
scott sean sebastian sergio shannon sharon sheila shirley simon sofia sophia stacy stanley stella stephanie stephen
steve steven stuart sue susan suzanne sylvia tamara tanya teresa terry theodore theresa thomas tiffany timothy
todd tony tracy tyler valerie vanessa veronica victor victoria vincent vivian walter wanda wayne wendy
william xavier yolanda yusuf yvonne zachary
`
    .trim()
    .split(/\s+/),
)
