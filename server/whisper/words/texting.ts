/** Short forms and hurried spellings, written out: a "not" says more than its apostrophe. */
const table = `
can not: cant, cannot, cnt
will not: wont
do not: dont, dnt
does not: doesnt, dosent, doesent, dosnt
did not: didnt
is not: isnt, aint
are not: arent
was not: wasnt
has not: hasnt
have not: havent
would not: wouldnt
should not: shouldnt
could not: couldnt
what is: whats, wats, wuts
where is: wheres
how is: hows
who is: whos
when is: whens
that is: thats
there is: theres
i am: im
i have: ive
you are: youre
you will: youll
you have: youve
we have: weve
they are: theyre
how: hwo, hw, hoow, howw
what: waht, wat, wht, wut, whta
when: wen, whn, wehn
where: wher, whre
which: wich, whitch, wihch
the: teh, da, th, hte
this: ths, dis, tihs, thsi
that: dat, taht
there: ther
their: thier
does: dose, deos, dos
do: doo
is: iz
are: r, ar
you: u, yu, yuo, yoo, ya, yous, yall
your: ur, yr, yur, yor
and: n, nd, adn
because: cuz, coz, bc, becuz
before: b4
for: fr
from: frm
with: wit, wth, wiht
without: wout
about: abt, abot
people: ppl, peeps
please: pls, plz, plss, plse
thanks: thx, thnx, thanx, tnx, tks
want: wnt, wana
going to: gonna, gunna, goin to
going: goin
want to: wanna
got to: gotta
have: hav, hve, haf
get: gt, git
need: ned, nead
know: kno
really: rly
right now: rn
something: smth, sth
someone: sum1, some1
anyone: any1, ne1
everyone: every1
tomorrow: tmrw, tmr, tomorow
tonight: 2nite, tonite
today: 2day
message: msg
messages: msgs
text: txt
texts: txts
phone: fone, phne, fon
number: numbr, nmbr, num, numba
app: ap
home: hom, hoem
house: hous, hosue
cost: cst, kost, cots, csot
per: pr
every: evry, evrey
service: servise, srvice, servce
starts: strats, sarts
works: wrks, werks
work: wrk, werk
needs: neds
reads: reeds
battery: batery, battry, batt
warranty: waranty, warrenty, warrantee
quote: qoute, quot
how are you: hru
price: prise, pryce
month: mnth, mth, munth
year: yr, yeer
years: yrs
hours: hrs
hour: hr
minutes: mins
week: wk
install: instal, instll
appointment: appt
under: undr
again: agen
address: addy, addres
picture: pic
pictures: pics
apartment: apt
license: lisence
long: lng
much: mch, mutch
`

export const writtenOut: ReadonlyMap<string, readonly string[]> = new Map(
  table
    .trim()
    .split('\n')
    .map((row) => row.split(':'))
    .flatMap(([meant = '', ways = '']) =>
      ways
        .split(',')
        .map((way) => way.trim())
        .filter((way) => !way.includes(' '))
        .map((way) => [way, meant.split(' ')] as const),
    ),
)
