/** Asked in people's own words, as data (topics.ts): faults and dangers. */
export const troubles = `
! fault
i can't explain why our gate opens each morning at four with nobody there | the qr brings a white page |
my gate opened by itself last night at 2:14. why | portal says device offline. now what | How do I restart the thing? Unplug it? |
Code is accepted yet the door stays locked. The tenant's outside in the rain, what do I tell her? |
all visitors get "not in service" when they dial our sign | works from my cell but not from the office phone |
It worked for a month and today the relay clicks but the gate sits still. What should I check? |
since the storm it thinks every caller is trusted. help | i press open and nothing happens | only opens on the third try lately |
blinking red light on the box, meaning? |
It's the third day: they call, I open, the arm twitches and stops. I've forty families who want to go to work. What now? |
gate keeps opening every 20 minutes since yesterday's power blip | the calls from my gate drop after ten seconds |
There's an echo like in a cave when I talk to drivers at the sign. Cure? | since i bought a new iphone the gate goes straight to voicemail |
visitor can't hear me | Everyone who dials our entry reaches a pizza place in Rockville since Monday. |
the voice is so choppy i opened for the wrong person | calls arrive at 5 am from nobody at all, just silence. is it ghosts |
Since the leaf blowers came back I can't understand a single word from the gate. Is there anything to adjust? |
my phone doesn't ring but my neighbor's does when people scan at MY gate | What can be done when the wind is louder than the guest? |
i only hear traffic. is there a noise filter | no sound on my desk phone but fine on cell, which setting |
no idea why my guests reach my old office line instead of me | mine cuts out whenever the microwave is on | im at the gate and nobody is picking up |
hello?? been sitting in front of this black gate 10 min, scanned the square thing and it just rings | can YOU open it, im literally outside |
I have groceries melting in the back seat and the lady doesn't answer. Is there another number? |
delivery driver here, 40 more stops, customer not answering at your gate sign. leave package outside or what |
my grandma lives behind this gate and she's not answering, I am getting worried | Scanned, phone says call ended right away. Tried 3x |
gate wont open the man on phone said he opened it but nothing moves |
so the owner told me "come on in", pressed something, and I am still looking at a closed gate |
I dialed the number on the sign and got a recording that this number isnt in service | Voicemail. Every time voicemail. It's raining. |
the call goes thru but she cant hear me, only i hear her | they hear an echo and hang up on me, thinks im a robocaller |
whats the number on the sign i can only see 202-5 the rest is scratched | no sign anywhere on this gate but the guy said scan the sign??? |
My Uber is stuck behind the gate inside, how does he get OUT | trying to leave the property, gate is shut, nobody home. how do i exit |
We're the fire alarm company, nobody answers and we need in now |
I'm the babysitter, the parents left, their phone is off and I'm locked out with a toddler |
Which unit do I call? The sign doesn't list names and I only know her first name | I got a code by text from the owner where do I type it |
my phone died and im at the gate writing this from my tablet over someones wifi lol help |
only have a foreign sim, the number on the sign does not connect from my phone |
I'm deaf and the owner only gets voice calls so nobody understood me at the gate. What now |
Appraiser for the bank, appointment was at 2, it's 2:25, gate is dead silent |
somebody answered in a language I don't know and hung up, wrong person?? | bonjour je suis devant le portail et personne ne repond |
estoy en la puerta y no abren, el numero suena y suena | Code opens some weird website in chinese on my phone, is this legit? |
My phone never rings when someone's at the gate. It worked last week. |
owner here. visitors tell me they call and call, i get NOTHING. no missed call, zip |
Gate calls go straight to my voicemail since I got the new iPhone | I changed carriers on Friday and now the gate doesn't reach me anymore |
the thing rings my ex husband and not me, how do i fix that | calls from our gate show as Spam Likely and my phone blocks them |
I pick up and press what they showed me and the gate just sits there |
I answered, told the plumber to come in, then couldn't get the thing to open. Embarassing. | forgot which key opens it!! guy is waiting |
pressed the wrong button and hung up on my own mother | Phone rings about a minute after the visitor has already given up. Delay is terrible |
lots of static on the gate calls lately, can hardly make out who it is |
My mother's landline doesn't react when she presses the number to open. She's 84 |
It rings twice then cuts off before I can even get it out of my purse |
Since the time change my phone is silent for gate calls in the morning. Coincidence? |
im in mexico for the winter and the gate calls dont come through here | cant open from my work desk phone, it has an extension |
it says i have no permission when i try to open?? its MY gate | Our receptionist quit and the gate still calls her cell. Please change it today |
i keep getting the call but when i say hello its dead air | Do Not Disturb swallowed three deliveries this week. Is that on your side or mine |
gate wont close!!!! | It's 11 pm and our community gate has been standing wide open since supper |
Gate opened on its own twice last night. Freaking out a little. | who opened my gate at 3:12 this morning |
the gate hold should end at 6 but it's 8 and still open | Schedule did not run today, pickup line of parents backed up to the road |
The gate opens halfway then reverses. Yours or the motor's fault? | it hit my car. your gate closed on my car. |
Gate closes too fast, moving truck barely made it | our gate opens for the neighbours visitors instead of theirs |
door buzzes but the latch does not release | After the storm the gate does nothing, no light on the box either |
power went out last night and now it came back the sign doesn't respond |
we PAID for the battery backup and it went dead anyway the minute the lights went off | backup only lasted like 20 minutes is that normal |
how do I open the gate by hand, power is off and my car is inside | gate squeaks and shakes since your guy was here |
Both gates open when only one was called. We have an entrance and an exit |
Dog got out because the side gate never latched after the mailman left. Who is responsible |
It says opened in the call but the arm is down. Parking lot, 12 cars waiting | My gate opens for every license plate now not just mine |
plate reader ignores my wife's car, mine works fine | the camera picture froze on tuesday, still showing tuesday |
Cant see the camera anywhere, where do I even look | sign got hit by a garbage truck | Someone spray painted over the QR |
kids peeled the sticker off. can i get a new one mailed | the post is leaning since the frost |
sign fell off, its in my garage now. visitors confused | LED light on the sign flickers like a haunted house |
water inside the enclosure, i can see it sloshing | Ants. There is an ant colony living in your controller box. |
box is making a clicking noise every few seconds | burning smell from the housing at our gate, turned the breaker off, what next |
red light blinking on the controller. what does it mean | our X-412 stopped talking to the second device |
Text to open used to work with the sms thing, now it just doesn't reply | Cell booster installed last month and I still have one bar. |
wireless relay loses connection when leaves are on the trees, seriously | sim card in controller says expired according to the electrician |
we were told 3g is shut off here and the unit went offline. hello? | the unit has been offline since the tower work on Route 7 |
somebody stole the whole sign, post included | The QR on our sign was covered by another QR sticker, I think its a scam |
screws rusted, sign hanging by one, HOA is on my back | my code doesn't work | Cleaner's code was refused this morning, worked every Tuesday before |
code says invalid and i typed it right i swear | it used to recognise my number and let me in, now it calls the old man every time |
forgot the code to my own gate haha | gate code please | How did a stranger get in with a code I never gave out |
The dog walker says it recognises her when she calls, but only sometimes | cant log in |
Control center says wrong password but its the right password | forgot password. no email comes | I'm locked out of my account after too many tries |
dealer portal gives me a blank page after login | download of the wiring pdf stops at 80 percent |
portal shows somebody elses property. their names and all. not good | changed my phone number in the portal, it jumps back to the old one |
page keeps spinning when I save the schedule | The previous owner of the house still controls the gate account. We closed on the 3rd. |
property manager left the company and took the login with her | you charged me twice this month | credit card expired and now my gate is off?? |
where do I even pay, I got a letter with a late fee | Invoice has my neighbor's address on it. | never recieved my quote. asked for it monday |
the tax on my quote looks wrong for virginia | Refund please. System never worked one single day. |
autopay took it out of the wrong account, overdraft fee now. who pays that? | My late father's card is still being charged for the gate at his house |
accountant needs the invoices from last year and i cant find them anywhere | you raised my monthly without telling me? |
technician was supposed to come between 9 and 12. it is 3. | Nobody showed up. I took a day off for this. |
Your man came without the right part and drove off again | installer drilled through my sprinkler line |
They left a trench across my driveway. When is this being filled? | need to move my install appointment tomorrow, flight got cancelled |
Who is my technician and what's his cell? | I submitted the photos of my gate two weeks ago and no one has said a word |
photos wont upload from my android | installed yesterday today dead |
They put the sign on the wrong side of the driveway, passenger has to get out and scan | HOA here: contractor finished 5 of 6 gates and vanished |
old intercom got disconnected but yours isn't live yet, tenants are furious | it worked during the demo, not since he drove away |
my phone rings at 2am and its some drunk at the gate. every weekend | can i turn off gate calls at night?? tried everything |
Strangers calling me asking to be let in. I don't own a gate. | I get gate calls for a building I moved out of in 2023. Take me off!! |
somebody keeps pushing the gate number just to mess with us, 30 times yesterday | a telemarketer got hold of the gate number |
how do I block one specific guy from calling the gate | the sign number is one digit off from the pizza place, guess who gets orders |
i texted stop by accident and now get nothing, how do i get them back | Text line hasn't answered in two days | emailed support twice. crickets. |
a visitor got let in by a call I never took. who answered?! | an ai voice called me from the gate number pretending to be fedex. was that you? |
The chat button covers the phone number on my screen | you gave me a wrong answer yesterday and i told my whole board |
any outage right now? neighbors all say the same | is your server down | gate person said call whisper. so. gate. broken. |
Good afternoon, this is Denise from Oak Hollow. Gate two is unresponsive again and I have a wedding party arriving at five. |
ambulance couldn't get in for 6 minutes. SIX. my dad is ok no thanks to your gate |
I rent. Landlord put this in, I never asked, and my mother cannot visit because she doesnt hear well. Who do I talk to? |
amazon left a note "no access" three times even tho there's a sign right there | my visitor has no phone at all and stood there an hour |
gate's fine but the doorman's phone upstairs quit ringing since the renovation |
Guests keep turning around because the number dials but says "all circuits are busy" | two visitors came together and the second one got busy signal |
I'm on the phone with someone and a gate call comes in, I lose both | landscaper says your number is blocked by his company phone plan |
Whoever set this up spelled our street wrong on the sign. Fix it please, before Thanksgiving. |
neighbor drove through the arm last night, police report and all, what do i do with you people |
im at the gate with 40 packages n nobody picks up the phone, pls let me in |
While I was driving out this morning the gate swung shut and tore the bumper off my Honda. I want your insurance details. |
I have called three times and nobody rings back. You are thieves, all of you! | Somebody ripped our sign off the post last night. What do we do? |
My husband passed away last week and the calls from the gate still go to his phone. |
My ex still gets in with the code I once gave him and I am afraid of him. I need it gone today. | You charged my card twice this month!! |
Our gate has been standing open since the storm and nothing I do on the phone shuts it |
visitors swear they scanned it but my phone never rings, since yesterday | I can hear the UPS man fine, he cannot hear me at all. What now? |
The sun has bleached the code on our sign so badly that no camera picks it up anymore. |
standing outside in the rain, it rang me, i pressed open, NOTHING. help |
The landscaper knocked the post over with his mower. It still lights up but it lies in the grass. Whom do I tell? |
The Control Center will not accept my password, three tries now |
Lights went off at six and the gate died on the spot although we paid for the battery. |
It is supposed to hold the gate from eight but this week it only did so at nine. Who fixes that? |
my dog walker's code worked all year and today it is refused |
Twice this week the door unlocked by itself in the middle of the night and I am frightened. Who do I get hold of?
! danger
my chest hurts and my left arm is numb | my kid has her arm stuck in the gate and it keeps pushing!! |
There is smoke coming out of the box next to our gate | The gate will not close and a strange man walks around in my yard. I am alone and scared. |
sitting in my car at the gate and i cant go on, everything is pointless
`
