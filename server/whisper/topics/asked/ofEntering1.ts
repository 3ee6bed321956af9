/** Asked in people's own words, as data (topics.ts): how visitors come in and owners open. */
export const ofEntering1 = `
= How does it work? What does a visitor do at the gate to get in?
whats the guest supposed to do when they pull up | I'm visiting a friend tonight and her house has one of your things. What do I do when I get there? |
im outside right now how do i get in | Walk me through it from the perspective of somebody who's arriving for the first time. |
The plumber's coming at 9 and he has never seen this before. What do I tell him to do at the entrance? |
my mother in law panics with anything new. what would she have to do at the driveway to reach us? |
So there's no button to push? How does anyone let me know they are here? | im a doordash driver at a gate w your sticker on it, what now |
Our residents will ask me at the meeting: how does a guest announce himself? | Do people arriving need a password that I give them beforehand? |
My wife expects a bell to ring in the hall. What actually happens when company shows up? |
I pulled up to a place and there's just a little square barcode thing and some digits. no buzzer. help? |
How do callers get in touch with me from the street? | como funciona for the person who come visit? what he must do |
We host choir practice Tuesdays and fifteen people turn up one after another. What does each one of them do on arrival? |
What are the two ways of getting hold of the person inside? | what's on the sign | is there a keypad or a speaker at the entry |
do drivers have to install an app at my gate | doordash here, instructions say gate code 4417 but there is no keypad |
What are the steps from a visitor arriving to the gate opening? | What do visitors find at the gate itself? |
Folks sit outside honking because there is no way to tell me they are here. How would your thing fix that?
= How do I answer and let a visitor in, at home or when I am not at home?
can i let the cleaner in while im at work |
We spend winters in Florida and somebody always needs to get to the furnace. Could I let them through from down there? |
if im in the shower upstairs n the pizza guy comes do i have to run down |
My son is at college two states away and he'd like to handle it for his grandmother. Does distance matter? |
I'm afraid I'd have to be sitting in the house the whole day for this to be useful. | ok the phone rings, someone's out there, now what do i do |
Once I've heard who it is, how does the thing actually unlock? | I travel 200 days a year. Would I be able to admit a contractor from a hotel room? |
does it only work within bluetooth range of the entrance | Is the owner required to be physically present to admit somebody? |
I'm in a wheelchair and getting out to the street is a production. Could I handle callers from bed? |
Last month a delivery went back because nobody was in. Would that still happen with this? | What's my role in it when somebody rings? |
how far away can i be and still buzz ppl in | Our site supervisor is rarely on the premises. Can he grant entry from the road? |
On vacation and my dog sitter forgot her key... with your thing could I have helped her? |
my driveway is half a mile. do i still have to go down there | With my hip I can't keep trudging to the road each time the pharmacy delivers. |
We live way back in the woods and it's a five minute drive to the entrance. Would that be a good case for you? |
Is there a limit on how far the house may be from the entrance, given I have nothing but my cell? |
I'm sick of putting on boots in the snow to let the oil man through. | house is far from the road, will this help |
Our lodge sits 1,200 yards from the road. Who has to go to the entrance when someone comes? |
Mother is 90 and insists on going out herself to unlock. It's icy. Would she still need to? | Long lane here. Bad fit? |
The estate's main residence isn't within sight of the entrance. Will staff need to be dispatched each time? |
Since his knee operation my husband can't manage the four hundred yards to the road, and I don't drive. Whenever somebody comes it's a drama. Could you spare us that? |
Every time the feed truck comes I have to jump on the quad and race to the road. Is that over if I buy this? | what if someone comes and im not there |
I work nights at the hospital. Deliveries come when I'm gone. Any good for me? |
A parcel worth six hundred dollars went back to the depot as the house was empty. | nobody home all day here, does it make sense to get this? |
We've a weekend place. The landscaper comes on weekdays. | I'm a pilot and rarely in my own bed. Would a caller still get hold of me? |
If I'm out shopping when my daughter's friends arrive, do they stand in the street? | does it only work when somebodys in the house |
Both of us commute. The nanny's relief comes at noon and neither parent is around. Then what? | Does an absent owner miss his callers? |
we r never home, is it pointless then |
Both kids have after-school activities and I'm practically living in my car between four and seven, which is exactly when the groceries get delivered. Would it do for us? |
how does it tell me someones there | Do I get a text or a ring or an email when company comes? | What will I notice on my end when somebody scans? |
When they use the barcode rather than the digits, do I get something different? | I was expecting a video chat or a push message. What is it? |
is it an actual phone call or one of those internet chat things | If I'm not certain about the person, am I supposed to let them in anyway? |
Does a scan come in to our office differently from dialing? | My mom only ever picks up when it rings properly. Does it ring properly? |
What's the owner's end of it like? |
I'm hard of hearing in one ear and tend to miss little beeps and buzzes. In what form would I learn that a person's waiting outside? |
Our receptionist wonders whether she'd get those folks on screen or simply on the line. | who opens, the visitor or me |
do i have to be home to let someone in | what's different to an intercom |
Respectfully, that was not what I meant, dear. I meant can I open from Florida | Can I let the plumber in while I am on vacation in Florida? |
Do I have to be sitting on the couch to let somebody through? | Is there some gizmo my wife has to keep in her purse to let people in? |
All August I'm two states away with my toes in the sand. Could the plumber still get in? |
Since the hip operation my husband hobbles to the bottom of the hill whenever somebody shows up. Would that end?
= Does it work for gates and doors?
we dont have a gate just a lobby entrance. can u still do something | Is this for driveways only? |
I've got a garden gate out front and a back entrance that the carers use. Can both be handled the same way or is that two different products? |
apartment bldg front door, possible? | Somebody at the club told me you do only those big iron things at the end of the drive, and I haven't got one. |
Our clinic sits behind a locked glass entrance, no fence anywhere. Are we out of luck? | what kinds of entrances can you handle |
I would like it on the house itself rather than down by the road. May I? | Does the pedestrian entrance need a separate system from the one for cars? |
my shop has a steel back door where trucks deliver. does yours work on that |
We have swing gates. Also a side door for staff. Would you cover one, the other, or either? |
Can this be put on something other than a driveway barrier? | is it only for gates or doors as well |
Our driveway gate and the front door of the shop, can both have it? | never mind the price. can it do a regular front door? |
Is it only for driveways, or could it do the front entrance of a building? |
Ours isn't for cars at all, it's where people walk into the lobby. Does that count?
= Do visitors need to install an app or download anything, and do I need an app to open the gate?
do my guests have to download something | My father refuses to put one more program on his cell. Can he still come see me? |
Worried the UPS man will not bother if he first has to go to the app store. | will people have to make an account |
Our last vendor forced every guest to register with email and a password and we got so many complaints. Is yours the same? |
what does a guest need to put on their iphone beforehand | is there software for the visitors side |
I don't have any storage left on my phone lol, can i still get into my friends complex with this |
Honestly, half the people who visit us are over seventy and don't know what an app store is. |
For the party we're expecting eighty people. Please tell me they don't all have to set something up ahead of time. |
Must contractors enrol in anything before their first trip to the site? |
Which program should I tell the babysitter to get from Google Play so that she can reach me? | i hate apps. everything is an app. is this one too |
Do first-time callers need anything beyond the phone they carry? | and me, what do i have to download to let folks in? |
I can't find you in the App Store, am I searching wrong? | whats ur app called |
My cell is so full that I can't add a thing. Would I still be able to use this as the homeowner? |
Do I need to keep some program running in the background all the time to get the rings? |
I'm hopeless with smartphones, I only know how to answer a call. Is that enough to let someone in? |
Our company phones are locked by IT, nobody can add software. Does that rule us out as the customer? |
is there something on google play yet for owners |
The Ring thing made me install three updates a month and I'm done. Would I be going through that again with yours? |
Will my wife have to learn yet another program on her mobile just to open up for the gardener? |
Does the property manager operate it through a mobile application, or how? | so I just answer like a normal call, nothing to set up on my end? |
all my visitors are amazon drivers, different one every day |
Practically nobody who comes to our yard ever comes a second time. Is it a nuisance for such people? |
I can't train every courier in the county how to use a new gizmo. |
We get bids from contractors, each here one single time. How would they reach the office? |
food delivery guys never read instructions. would they get it? |
My clients come for a single appointment. Surely it isn't worth it for strangers like that? |
How does a one-off caller who's never heard of you get through to me? | ebay buyers pick stuff up at my place, total strangers. how do they reach me |
Temporary tradespeople rotate every day at our site. Do they need some kind of enrolment? |
Would a new driver be confused at my entrance or can he just go ahead? |
We sell firewood from the yard. Folks turn up once a winter, honk, and drive off angry when no one hears. Could such a person get through to me easily? |
Is it only sensible for places with a fixed circle of guests? | do i need an app to open | do visitors need to download anything |
the ups guy comes when i'm at work, can he get hold of me | i scan and it ask me download QR reader app. do i have to? | ok cool, so no app at all? |
Does the visitor have to download anything before I can buzz them in? | So every guest has to fiddle around in some app store first, right? |
do my dinner crowd have to fetch something from the Play Store first, half of them would just go home
= Which phones work, and what if a visitor has no smartphone or cannot scan the code?
does it need to be an iphone | I still have my flip phone from 2009 and I'm not giving it up. Would I be able to answer the gate with it? |
can it ring the phone on our receptionist's desk | is android ok? |
mom only has the wall phone in the kitchen with the curly cord. can she use this?? |
We gave Grandpa one of those Jitterbugs with the big buttons. Is that good enough for him to let the nurse in? |
Our front office uses regular desk sets, not cells. Compatible? | i got a cracked old samsung from like 2014 will it work lol |
What are the handset requirements on the receiving end? | I do not own a mobile. I suppose that means I cannot have it? |
Do you support Windows phones? Don't laugh, my brother still has one. | Is there a list of supported devices, minimum OS version and so forth? |
My eyes are bad, so I only use a cordless house phone with giant numbers. Would that do? |
The warehouse only has a plain line without any screen. Could the foreman take the callers on it? |
Must I upgrade to something fancy with a touch screen first? | what about ppl with dumb phones |
My bridge ladies all carry those little folding phones with no camera to speak of. How would they let me know they're here? |
my kid has a kids phone that can only call. could he get himself in after school? |
Half of our elderly congregation has never scanned anything in their lives. |
not everybody knows what those square barcode things are. is there a plan B for them | Is a camera phone compulsory for callers? |
An old man comes to fix our clocks, he's 85 with a Nokia. How does he get hold of me at the gate? | What happens to people who can't do the barcode? |
We serve a lot of low-income clients with very basic handsets. I don't want to lock them out. |
no data plan on my phone, only minutes. can i reach the owner anyway | Isn't it a problem that the older generation doesn't do QR? |
Does the guest without a fancy phone get some worse version of the service? |
My aunt thinks scanning gives you viruses and won't do it. Is there another way for her? | the square thing wont scan. what do i do |
It's pouring and my phone just won't focus on the sticker. Any other way? | im at the gate n my camera is broken |
Scanned it five times and nothing comes up on my screen, I'm standing here like an idiot. Help |
What's the fallback when a phone fails to pick up the code, for example at dusk? |
Somebody scratched our sticker pretty badly. Would folks be stuck out there until it's replaced? |
My lens is cracked so barcodes never work for me. How will I get through to the lady of the house? |
Sun glare on the plate all afternoon, nobody's phone catches it. Then what? | i point my phone at it and nothing happens |
Driver says he couldn't get the pattern to load. What should I have told him to do instead? | Is there a second route if scanning does not succeed? |
Half the square is faded from the sun and guests can't scan. Are they locked out? | how does a visitor get in | can my visitor reach me on a landline |
my mother has a flip phone only, can she let people in with it | what if the camera does not read the code | can guests ring with an old nokia |
my guest's phone can't scan, what then | does a visitor need a smartphone | Grandma owns a phone with big keys and no camera. Can she visit me? |
my food courier's got a cracked camera. other way? | why a sign and not a box |
the sign says scan, my camera just shows the picture of it and nothing happens | QR code wont scan, sun glare on it |
camera on my phone is cracked so cant scan, any other way in | It scans but then a page says "allow call?" and I pressed no. now nothing |
Pool guy refuses to use it. says his flip phone is too old | Good morning, quick one: does my mother need a smartphone for this |
cheers mate. what if the guest only has an old nokia | I am 81 and only have a telephone with a cord. Could I still take the call and open up? |
The camera on my phone refuses to read the code on the sign. What now? |
My mother in law still uses a flip phone. Will she be able to get hold of me from the street? |
Without my glasses I can not aim a camera at a little square. Is there another way? | Can the owner take the calls on an ordinary landline? |
My mom is 80 and scared of gadgets. All she owns is a Nokia that flips. Is that going to be enough for her? |
courier's lens is smashed. what else could he do
= Scanning or dialing opens nothing. It only lets the visitor ask.
couldnt someone just take a pic of the sign and get in whenever |
A teenager could copy that barcode and share it on Snapchat, then the whole school is in my pool. |
I worry that the sticker is basically a key hanging in public. | If a burglar scans it at 3 am, does the gate swing open? |
so any random person who dials is in? | Our previous keypad number leaked to every delivery company in town. Will the barcode leak the same way? |
Doesn't the QR let anyone through who has a phone? | what stops a thief from using the sticker |
Say somebody rips your plaque off the post and takes it home. What can he do with it? |
My board's objection: a publicly displayed code is a vulnerability. How would you respond? |
ex husband has a photo of our code. can he get in with it | Is merely reading the pattern enough to be admitted? |
Google Street View shows my entrance. I don't like the idea that the thing is readable online by strangers. |
If kids play around scanning it, will my driveway be standing open? | can a person with a photo of the code open my gate |
If some kid scans it, does the gate open? | Someone posted a photo of our QR code on Nextdoor. Are we screwed? |
When somebody scans the code, does the gate simply swing open?
= Verified by you: the property owner or manager verifies every visitor by voice
does a computer decide who gets in? | I don't want some robot letting people onto my land. | who has the last word about who comes through |
How will I know it's really the plumber and not someone pretending? |
I've heard of artificial intelligence opening doors by face, and that gives me the creeps. Do you do that? |
is it automatic or do i get to talk to them first | Our policy requires a human in the loop for each admission. Met? |
Do you guys have a call center that decides for me? | If I don't like the sound of someone, can I just leave them out there? |
By what means is identity confirmed? |
A man in a fake utility vest talked his way into our street last fall. With yours, who'd have been doing the checking? |
What does the owner check, and how, ahead of letting someone in? | Hello from sunny Potomac, how does a guest get in exactly |
Who makes the decision to open, a computer or a person? | Can a smooth talker fool the machine into letting him through? |
Say a con man pulls up outside. Does it just let whoever has the right gadget through?
= You run a small business: whoever manages the property takes the call
got a little auto shop with a gate. any good for that? |
We're four people in a workshop and the manager lives upstairs. Who'd be answering when a supplier turns up? |
My salon has a locked door for safety. I can't be chained to a deal since I don't know if I'll be here in three years. |
Does it suit a small office like ours? | tiny warehouse, no receptionist. who picks up? |
We're a startup and our accountant won't let us commit far ahead. Still possible? |
My uncle's nursery garden has one entrance and no secretary. Would it be something for him? |
For a sole trader's yard, would your product be suitable and what about lock-in? | Is it overkill for a mom and pop store? |
I've had a framing studio in an industrial park for eleven years, it's just me and a helper, and we keep the yard locked. Am I too small a fish for you? |
if im the manager at the shop does it come to me or must it be the owner |
My last supplier bound our bakery for five years and we're only just free of him. I swore never again. Would I be safe with you?
`
