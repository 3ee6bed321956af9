/**
 * What visitors might write, with the personal parts between « and »; all made up. Of each kind,
 * every second line was used to improve the rules; the others were only measured.
 */
const lines = {
  names: `
My name is «Aiyana Begay» and I need a quote for two gates.
Hi, I'm «Oluwaseun Adeyemi», how long does installation take?
This is «Siobhán O'Rourke» from the HOA, is there a warranty?
my name is «nguyen thi minh khai» and my gate is stuck
i am «rajesh» , do you serve Reston?
Hello, «Katarzyna Wójcik-Nowak» here, I want to cancel.
hi this is «jose luis hernandez» can you call me
Name: «Björn Gustafsson»
The owner is «Fatoumata Diallo», she wants a camera.
My tenant «Xiaoming Zhang» lost the fob.
Please ask for Mr. «Papadopoulos» at the desk.
Could Ms. «Abernathy» get a copy of the quote?
Tell «Svetlana» the gate is open.
«Priyanka Venkataraman» told me you do solar, is it true?
I spoke with «Deshawn» yesterday about the price.
Thanks, «Mirela Popescu»
Regards, «Tomasz»
Best, «Yuki Tanaka»
sincerely «abdullah al-mansouri»
You can call me «Bex».
they call me «big mike»
Call «Ananya» when the technician is on the way.
call «lakshmi» before you come please
Ask for «Juan Carlos» at the gate.
please let Dr. «Okonkwo» in at 5
My husband «Giorgos» will meet the installer.
my wife «mei-ling» has the code
my son «Tyrell» can't open the door
Our manager «Ingrid Sørensen» wants an invoice.
the landlord Mr. «Kowalczyk» refused
Is «Jean-Baptiste Moreau» still your dealer?
Can you text «Amara» when the visitor arrives?
I'm «María José Rodríguez», I live in Bethesda, what does it cost?
Me llamo «Guadalupe Ortiz», ¿cuánto cuesta?
Soy «Joaquín», necesito una puerta.
Je m'appelle «Thérèse Lefèvre», combien ça coûte ?
Ich heiße «Jürgen Müller», was kostet es?
ich bin «Wolfgang», funktioniert das mit zwei Toren?
Mi chiamo «Alessandro», quanto costa?
Meu nome é «João Pedro», quanto custa?
I am «Hyun-woo Park» and my gate does not open.
It's «Zeynep», I wrote before about the invoice.
it's me, «Folasade»
The visitor's name was «Mustafa Yıldırım», why was he let in?
The account is under «Hawthorne».
It is registered under the name «Eszter Kovács».
booked under «Castellanos» for Friday
The last name is «Featherstonehaugh».
first name «Kofi», last name «Mensah»
surname «Vanderbilt-Ng»
My guest «Ravi» could not dial the number.
Our gardener «Esteban» needs a code every Tuesday.
my cleaner «ludmila» comes on mondays, can she have a code?
The nanny «Philippa» uses the QR code.
My neighbor Mrs. «Gunderson» complains about the noise.
Why did «Rosalind» get a different price?
The installer «Dmitri» left a box here.
Technician «Kwame» did not show up.
I want to speak to «Bartholomew» in sales.
can i talk to «shaniqua» please
Is Prof. «Steinmetz» in your office?
Hello, «Lars-Erik» speaking.
«Nkechi» here again, the app does not load.
from «Agnieszka», quote for a farm gate please
Yours truly, «Montgomery Fitzgerald»
cheers «nikolaj»
My name's «Saoirse», is that a problem for the voice prompts?
the name is «Okafor»
i'm «chukwuemeka» and i need help with my gate
I am «Anh», how many visitors can it take?
This is «Thandiwe Nkosi» calling about my order.
this is «priti», my gate wont close
Delivery for «Leilani Kahananui» is stuck at the door.
The quote was made out to «Bronisława Zielińska».
Send the invoice to «Cornelius Vandermeer» please.
Add «Mehmet» and «Ayşe» to the list of residents.
Remove «Dolores» from the call list.
please remove «Rutherford» from our account
Who is «Ibrahim Touré»?
«Siddharth Iyer», owner of two buildings, how much is it?
Does «Ramón» still work with you?
Our board member «Wilhelmina Ashcroft-Jones» asks about the contract.
A man called «Ezekiel» tried to get in.
a woman named «Parvati» keeps ringing
My name is «Ng».
I'm «Jo».
My name is «李小龙» and I need two gates.
Меня зовут «Дмитрий», сколько стоит?
My full name is «Maximiliano Alejandro de la Cruz y Montoya».
hello im «tariq», whats the price
hey im «siobhan» and this is my husband «eoghan»
Mr «Featherington» said that the code never expires.
Emergency contact is «Hildegard Brandt».
«Annalise» says you offer financing, is that right?
I'm writing on behalf of «Oyelaran».
`,
  addresses: `
I live at «4211 Maple Hollow» Rd, do you come there?
Our address is «18 Old Quarry» Lane, Vienna.
Can you install at «907 N Kenmore» Street?
we are at «55 wisteria» ct, is that ok
The gate is at «2204-B Chestnut Ridge» Drive.
my house is «7 king george» way
Come to «1600 Crystal Gateway» Plaza please.
«12345 Braddock» Road, Fairfax, VA «22030»
Deliver it to P.O. Box «4471».
I live on «Thistledown» Court, what would it cost?
we live on «hollyhock» lane near the school
I'm at the corner of «Birchmere» and «Edsall» Road.
My address: «331 Rue Saint-Honoré»
Ich wohne in der «Lindenstraße 12».
Vivo en la calle «Mayor 45».
the property is «88 county road 12»
house number «1427», the one with the red gate
It's the house at «6 Via dei Mille».
«3100» «Fox Hollow» Blvd apartment «7C»
can you come to «14a silverthorn» close
our farm is at «9920 Rural Route 3»
We're at Flat «3», «27 Abbotsford» Gardens.
I moved from «210 Sycamore» Ave to «1188 Dogwood» Terrace.
Mailing address «PO Box 90210».
ZIP is «20175», do you serve it?
zip code «20852-1123»
I'm located at «41 Haverhill» Street, Suite «900».
the gate on «Whispering Pines» Trail is broken
Is «1720 Pennsylvania» Ave in your area?
We own «15 Juniper» St and «19 Juniper» St.
my building is «The Alcott, 2500 Wisconsin» Avenue NW
lot «44», «Rosewood» Loop
Send it to «77 Massachusetts» Avenue, Cambridge.
my address is «five oak hollow»
I live at «12 The Paddocks».
address «Kirkegata 15, Oslo»
the install at «632 W. 47th» St. went wrong
We are in Building «6» at «400 Marina» Parkway.
Our driveway starts at «29 Old Mill» Hwy.
I reside at «3 Cobblestone» Mews.
`,
  units: `
I'm in unit «4B», why can't visitors call me?
apt «1203» gets no calls
Apartment «17» has moved out.
My suite is «300-A».
unit number «88» is wrong on the sign
room «212» wants a code
Please change flat «9» to my new phone.
I am the owner of unit «PH2».
gate number «1187» does not answer
gate «12B» is stuck
gate #«4» will not open
the sign says gate «7731», what is that?
Why does door «3C» ring twice?
we rent unit «C»
my locker is «A-117»
townhouse «22» is mine
condo «5-D», third floor
I live in building «K», unit «14»
parking space «B42» is mine
stall «19» in the garage
Lot «108» needs a new sign.
call box «5521» is dead
apartment no. «6»
my mailbox is number «340»
entrance «E2» is always locked
`,
  phones: `
My number is «(703) 555-0199».
call me at «703-555-0123» please
«7035550188» is my cell
text me: «+1 240 555 0177»
tel «+44 20 7946 0958»
+«49 170 5550142» ist meine Nummer
reach me on «202.555.0165» after five
my cell is «301 555 0110» ext «44»
phone «555-0142»
It's «five seven one, five five five, oh one two three».
call me, «two oh two five five five zero one nine nine»
my number: «7 0 3 5 5 5 0 1 7 6»
«(571)5550133»
«+91 98765 43210» is on whatsapp
whatsapp «0044 7700 900123»
you can ring «02079460018»
my fax is «703/555/0190»
mobile «0412 345 678»
call «1-800-555-0155»
«1 (888) 555 0101» is our office
My number ends in «0142».
the last four digits are «7733»
sms to «+33 6 12 34 56 78»
«703 - 555 - 0145»
«703_555_0146»
call «703*555*0147»
dial «٠٥٠١٢٣٤٥٦٧» for me
tel:«+17035550148»
please phone «seven zero three 555 0149»
reach my husband under «(0151) 23456789»
ph. «555 0150»
my landline is «13 12 14 15»
call «2 0 2 - 5 5 5 - 0 1 5 1» now
number is «703…555…0152»
My phone number is «double five five oh one two three».
`,
  emails: `
write to «aiyana.begay@mail.example»
my e-mail is «o.adeyemi+gate@example.co.uk»
«khai_nguyen» at example dot com
«siobhan» at «orourke» dot ie
mail «jurgen(at)mueller.example»
«thandi [at] nkosi [dot] co [dot] za»
«mei-ling» AT «chen-family» DOT org
send it to «accounts@rosewood-hoa.example» please
«BEX.K@EXAMPLE.COM» is my mail
«rajesh.iyer» at gmail
my gmail is «lakshmi.k.77»
email: «tariq @ example . com»
«josé.garcía@ejemplo.example»
contact «hawthorne99» @ outlook dot com
my address is «yuki」＠example.com»
«kofi{at}mensah{dot}example»
reach me via «zeynep at yahoo dot com dot tr»
twitter «@ezekiel_gates»
insta: «@leilani.k»
my skype is «live:bronislava»
telegram «@dmitri77»
«"odd name"@example.com» is allowed too
facebook.com/«deshawn.w»
my email ends in «@castellanos-law.example»
«estebanATexampleDOTcom»
`,
  plates: `
My plate is «VKR-4471».
license plate «XYZ 9821»
the plate «7ABC123» was not recognized
plate number «KJH 22»
tag «WNDRFUL»
number plate «LV19 KMT»
my car is a Honda, «HGT-552»
Kennzeichen «B-MW 1234»
registration «AB12 CDE» please add it
add plate «J0HN D0E»
can you allow «4RVX881» in?
placa «MZX-41-22»
license: «PLT 0087»
licence plate is «gx 441 kk»
vin «1HGCM82633A004352»
plates «ABC1234» and «DEF5678»
my tag number is «tb3 19q»
the truck with «CV 88312» is blocked
vehicle «TRK-009»
plate: «山田 12-34»
`,
  codes: `
the code is «4471#»
my gate code is «*8832»
pin «9921» does not work
PIN: «0007»
my access code «883201» expired
The password is «Fl0werp0t!».
use «#5512» to get in
code: «A7K9Q2»
enter «4488» at the gate
one-time code «553-201»
my passcode is «eleven twenty two»
combo is «12-24-36»
the keypad code is «two five eight zero»
press «1590» and then the star
verification code «G-402931»
security code «731»
alarm code «2468» is known to everybody
the door opens with «7391»
I typed «8055» and nothing happened
my password «correct-horse-battery»
`,
  orders: `
order number «VA-2024-00187»
my quote is «Q-10442»
invoice «INV 55821» is wrong
Where is order #«77120»?
reference «RX9-T44-001»
case «00451187»
ticket no. «88213»
quote number «3391» says something else
tracking «1Z999AA10123456784»
confirmation «HJK-LLP-22»
account number «004471882»
customer id «C55102»
contract «2023/118» please
policy number «HO-3381-22»
claim no «5571-A»
`,
  cards: `
my card is «4111 1111 1111 1111»
card «5500-0000-0000-0004» exp «09/27»
amex «378282246310005»
«4242424242424242» cvc «123»
I paid with the card ending in «4444».
IBAN «DE89 3704 0044 0532 0130 00»
routing «021000021» account «12345678»
my SSN is «078-05-1120»
visa «4000.0566.5566.5556»
debit card «6011 0009 9013 9424», charge it
`,
  coordinates: `
The gate is at «38.8895, -77.0353».
my location «38°53'23"N 77°00'32"W»
coords «39.0438,-77.4874»
lat «38.9072» long «-77.0369»
GPS «40.7128° N, 74.0060° W»
what3words «filled.count.soap»
plus code «87C4VXX7+3R»
`,
  links: `
see «https://portal.example/login?token=abc123XYZ»
my photo is at «www.photos.example/u/lakshmi/1»
«http://203.0.113.7:8080/cam» shows the gate
«drive.google.com/file/d/1AbCdEfG» has the plan
open «example.com/reset/9f8e7d6c»
hxxps://«evil[.]example/x»
the camera is at «192.168.1.44»
«ftp://user:pw@files.example/plan.pdf»
`,
} as const

export type Kind = keyof typeof lines

export interface PersonalLine {
  kind: Kind
  said: string
  /** The pieces that must not be kept. */
  pieces: string[]
}

export const personal: readonly PersonalLine[] = (Object.keys(lines) as Kind[]).flatMap((kind) =>
  lines[kind]
    .trim()
    .split('\n')
    .map((line) => ({
      kind,
      said: line.replace(/[«»]/g, ''),
      pieces: [...line.matchAll(/«(.*?)»/g)].map(([, piece = '']) => piece),
    })),
)
