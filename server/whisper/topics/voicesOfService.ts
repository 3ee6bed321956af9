/** More ways in which visitors ask of the service, in whole sentences as they are written, as data (topics.ts). */
export const voicesOfService = `
= What is it, and how is it different from an intercom?
explain to me like im five what you sell, what does your product actually do, is this some kind of doorbell, so its an intercom without the intercom, give me the gist, what
exactly are you offering here, i landed on this page and have no clue what this is, in one sentence what is visitor access, what problem do you solve, is it hardware or a service, summarize your service
for my wife, elevator pitch please, what kind of company is this, is that a phone service or a gate thing, my intercom died what do you have in its place, do you replace intercoms
= Who is it made for?
is it for someone like me, we are a small dental practice would it fit us, i rent out rooms is it for me, just a single family home is that too small for you, is it overkill for one house, is it for companies or for
private people, do farms use it, could a church use it, would it make sense for a storage facility, our hoa has 40 homes is this for us, does it suit a bakery, is it only for rich people with estates, who buys this kind of thing, what sort of customers is it for,
is a landlord the right customer, small shop owner here does it make sense, can tenants use it, for residents too
= How do I manage it and its settings online?
where do i go to change how it behaves, where can i tweak the settings, is there a website where i log in to set things, how do i change the number it calls, who do i tell when my number changes, where do i add somebody, can i do the admin from my
laptop, where are the switches for all this, is there a dashboard, how do i take someone off the list, where would i set the hours, can my office manager change settings online, what is the control center, is there a page to run it all, from which screen do i
control it, i got a new cell number how do i tell the gate, where do i set up codes, can i do it in the browser, where do i see my gate on the computer
= What optional extras and upgrades can I add?
what else can i get with it, which add ons do you have, any bells and whistles, list the extras please, what can be added later, can i upgrade it afterwards, what are the options besides the basic thing, anything i can bolt on, what comes on top if i want more, the menu of extras,
is there more i can add to it, which features cost extra, what is not in the basic package
= What do optional extras cost? Your free quote says.
how much more is it with the camera, what does the camera option add to the bill, price for trusted visitors, what do you want for scheduled holds, cost of the extras, whats the upcharge for the camera, what do add ons run, does caller id recognition cost extra, is the schedule thing
extra money, how much for the battery and the camera and the codes
= Camera integration is optional
i would want to look at who is standing out there, can i see their face before i open, is there video or only sound, i dont like opening to someone i cannot see, my wife wants to see who it is not only hear, could i get a picture of the driver, does it show me the person, voice only or do i get to see
them, we would like eyes on the entrance, is a lens built in, do i get to see whos honking outside, a view of the gate would be great, hearing is not enough i need to see them, can you put a camera next to the sign, can a camera be part of it, peephole, is there any way to look before i open, what about video
= What happens when the power goes out? Is there a backup?
storm knocked our lights out again, every summer the electric fails here for hours, the lights on our street went out last night would we be stuck, does it die when the power dies, what if a tree takes out the line, after an ice storm we had no electricity for three days, will it still open in a blackout, our utility is
terrible and we lose power monthly, when the neighborhood goes dark, suppose the grid fails, hurricane season and the power goes off for days, no electricity for a while what happens to the gate, is there something that takes over when the current fails, does it have a battery inside, will i be locked out when the power is off,
generator kicks in late here, county loses its lights, breaker trips at night, can it survive an outage, does it keep going without mains for a bit
= Can the gate stay open on a schedule?
we want ours to stand wide open while the shop runs, leave it open from 8 to 6, on sunday mornings everyone comes to church and we cannot answer each car, can it be open during business hours, our tasting room has walk ins from noon to six, school pickup is every day at three and it should be open, i want it open saturday for the yard sale, can it open
by itself at seven and shut at nine, delivery window between ten and noon keep it open, can i set times when nobody has to call, open house next sunday from one to four, keep it open for the party, so customers just drive in during the day, for two hours every tuesday, the market is on fridays and folks should drive right in, can the gate be propped open by the
system at set hours, office hours open and locked after, during the wedding nobody should have to ring, i dont want forty calls during the party, is there a timer, set it and forget it, leave it open for trick or treaters
= Is it secure, and how is it protected from hackers?
can somebody hack their way through, how strong is the encryption, which encryption do you use, what kind of encryption standards are used, what cipher, our it department asks about encryption, vendor security questionnaire, how safe is the data on the line, could a teenager with a laptop open my gate, mathematically how strong, is the connection encrypted,
is it bank grade, could someone break into the system, can the signal be faked, my son says everything can be hacked, what stops a hacker, how many bits, aes or what, what does rsa do here, what is the difference between aes and rsa here, public and private key, is traffic scrambled, what security do you have against cyber attacks, how do you keep crooks out of the system
= Is the technology patented?
did you invent this or is it a copy, is it a knock off of something, is this your own invention, did you copy it from someone, is there a patent on it, who holds the rights to the idea, is it original, protected by patent or could anyone build it, is that your own technology, what makes this unique legally, can a competitor copy it
= Is there a demonstration video?
can i watch it in action somewhere, show me a clip, do you have something on youtube, any footage of it working, i would rather watch than read, is there a film about it, see it in use before buying, can i see a demo, a video for my board meeting
= How does it work? What does a visitor do at the gate to get in?
i am outside with three packages and there is just a board with a square on it what now, im standing at a gate with a sign what do i do, my friend sent me here and there is no bell, how do i get the people inside to open, just arrived and see no doorbell, first time at my sisters gated place how do i get in, delivering food and there is a qr thing on
the gate, what am i supposed to do at this gate, what is the procedure when someone shows up, tell me what happens from the moment a car stops, walk me through a visit, what will my guests have to do when they arrive, how do people announce themselves, no bell no buzzer how do they reach me, what does the pizza guy do when he gets here, plumber comes once and never
again does he need anything set up, do i have to set up one time visitors beforehand, someone who has never been here how does he get in, does a one time visitor need an account, explain the visitor side
= What does the sign with the QR code look like at the entry?
what will people see standing there instead of the keypad, what gets bolted next to the driveway for people to see, which equipment stands at the entry, what do i have on my wall in the end, how does it look from the street, what is on the board outside, is it just a sign with a number, what is printed on the plate, what hangs at the entrance, does anything stick out, what exactly
do you mount out there, what replaces the box on the post
= How do I answer and let a visitor in, at home or when I am not at home?
we are at the beach till september and a package comes tuesday, any way to buzz them in from far away, i have bad knees and it is 300 yards to the road, i cannot walk down every time, i am in a wheelchair and the gate is far, i sail all summer would someone still get in to water my plants, we spend the winter down south who opens then, i work nights and sleep when deliveries come,
i am on a beach in mexico and the plumber shows up now what, can i open from the office, i am hardly ever in and people come anyway, what if i am out when they come, must i be home for the delivery, can i open from my phone while driving, my porch is half a mile from the gate, from the top floor i cannot run down, can i let someone in while i am at my daughters soccer game, i am on a cruise and the cleaners
come, will it reach me in another country, do i get up from the sofa, open it while i am in a meeting, i am in the barn all day far from the gate, am i tied to the house, what do i press to open, how do i let them in once i have talked to them, is someone needed on site to open, nobody is at the property during the week, i live two states away from my rental, the warehouse is empty at night and trucks come
= Does it work for gates and doors?
no driveway here only the front entrance of an office any use to us, we only have a door no gate, is it just for gates, lobby door of a small building, does it do a walk in door, front door of our condo, i have a garden gate and a front door, side door of the church, can it open a glass door, our entrance is a regular door, pedestrian gate, does it only open big driveway gates, a rowhouse with an iron front
gate, roll up door, is a door ok too
= Do visitors need to install an app or download anything, and do I need an app to open the gate?
does my dog walker have to get something from the app store first, will my guests have to put something on their phones, do my parents have to learn an app, i hate apps and so do my friends, is there something my visitors have to get from a store first, must they sign up somewhere before coming, do they need an account to visit me, my phone is full can i still use it, is there stuff
to download, does he need to be set up in something beforehand, does everyone need the same program, do i open it with an app, i will not install another app, do visitors have to register, will a delivery guy really download something, no smart stuff please just a call, is this another one of those app things
= Which phones work, and what if a visitor has no smartphone or cannot scan the code?
my grandson says i need one of those clever new telephones, i have only the one on the kitchen wall, grandpa still carries a flip phone is he out of luck, my aunt owns nothing but a kitchen telephone, could i pick up on the ancient wall set in our kitchen, the lens of my cell is shattered how do i get through, camera on my phone is broken what now, somebody scratched up the qr code and my
camera does not get it anymore, my phone will not read the square, code is covered in mud, the sun washed out the sticker, i do not own a smartphone, she is 90 and has a phone with big buttons, does it have to be an iphone, we have a landline at reception would that ring, does my old motorola do, what if they cannot scan, the scanner does nothing, phone has no camera, i do not know how to scan
those things, what if the visitor is old and has no fancy phone, can they call in place of scanning, scanning fails is there another way, only a desk phone here, can the office phone take the call, is there a number to dial too, my battery camera is dead, screen is cracked
= Can trusted people enter without calling me each time, with a code of their own?
my cleaning lady shows up mondays and thursdays i do not want to pick up every single time, my brother visits daily could it know it is him, could it know him by the phone he rings from, the same crew comes every week, i get fourteen calls a day from the same people, the nurse comes each morning and must not wake us, the beekeeper drops in twice a week can he just go through, kids come home from school
can they get in without bothering me, our employees come every day surely they need not ring, family should just come in, can my mother walk in without asking, give my neighbor a standing permission, can regulars skip the call, a code for the gardener, my dog walker comes when i am in meetings, do staff have to call each time, can it tell who it is from the number, recognize my sons phone, list of people who may
always come in, people i trust should not have to wait, does everyone have to call even my husband, can i whitelist someone, fast lane for friends, the milk truck comes at four in the morning, a pin for the cleaners
= Verified by you: the property owner or manager verifies every visitor by voice
nobody comes in unless i have heard them speak, could a stranger just press something and walk right in, my daughter is by herself after school, how do i know who is really there, how do i tell the wolf from the sheep, who decides whether someone gets in, what keeps salesmen out, what if some weirdo scans it, could any idiot drive in, can i say no to somebody, am i the one who decides, does a person check
them or a machine, what if they lie about who they are, who makes sure it is really the plumber, can a burglar talk his way in, is anyone screened, what about people i do not want here, can i refuse my ex, i am picky about who comes in, do you verify visitors or do i, i live alone and am scared of strangers, does it let just anybody in, is there a check before it opens, do i hear them first, what stops a thief
from getting in
= A photo of the code: the sign holds no key, all one can do is call you
somebody snaps a pic of the square and puts it on tiktok, a kid posts our code on the internet, someone prints a copy of the sign, can the code be abused if it is photographed, what if the code ends up on facebook, someone takes the sticker home, is a copied code dangerous, can they use a photo of it later, what if a thief has a picture of the sign, screenshot of the code going around
= Scanning or dialing opens nothing. It only lets the visitor ask.
does it open the moment somebody scans, is scanning enough to get in, so anyone who scans gets in, will the gate swing open on a scan, does dialing the number open it, can a scan alone open the gate, press something and it opens, anyone with a phone can get in right
= Can several people use it, or one owner with several properties?
can my wife and i both get the calls, ring me first and then my husband, can two people answer, can our three managers share it, what if i do not pick up does it try my son, four roommates live here who gets called, can each tenant be rung separately, we are twelve units each wants its own call, more than one person to answer, can all of the board members open, one login for the whole family, second
number for the gate to call, can i have my partner as a backup
= Multi-property management: several properties for one owner
i own five houses can i see all in one place, we run nine buildings, one account for all my rentals, i look after three sites, several locations under one roof, can a manager have all the gates of all estates in one list, our chain has six stores
= Does it connect to smart-home systems or property-management software?
can i have alexa open it for me, could siri let people in, does it talk to my smart home, hook it to google home, does it sync with our property software, we use appfolio does it connect, does it integrate with anything, can my home assistant see it, does it plug into yardi, works with homekit, is there an integration with our crm, connect with my ring account
= A native app, coming soon
is there an iphone app out yet, when is the app coming, will there be an android app, i would actually like an app, are you building an app, app in the works
= What are Invisible Keys? Temporary access codes for scheduled visitors
i host short stays can each guest get a code that dies at checkout, a code for one weekend, can i give the contractor a code for this week only, codes that expire, one time code for a courier, a temporary pin for my airbnb guests, time limited access for movers, a key that only works on tuesday, can i send a guest a code that stops working on sunday, single use codes, day pass for the caterer
= Smart notifications: notices sent to you, beyond the call itself
i would like a beep on my phone when my daughter gets home, does it text me when someone came in, will i be told when the gate opened, can i get an alert when the cleaner arrives, ping me when somebody used the code, do i get a message when it opens, notify me of every visit, let me know when my son is home
= Advanced analytics: figures on the use of your gates and doors
can i see how many people came last month, statistics of visits, which hour is busiest at my gate, is there a report on who came, a log of all visitors, graphs of the traffic, count of deliveries, export the visits to a spreadsheet, can i look up who came yesterday in general, does it keep a history of openings
= What new features are coming?
what are you working on, what is next for you, what is on your roadmap, what do you plan to add, anything new soon, what is announced, what will it do next year, upcoming stuff, what is not available yet
`
