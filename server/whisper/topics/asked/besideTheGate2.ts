/** Asked in people's own words, as data (topics.ts): gates, locks, power and the weather. */
export const besideTheGate2 = `
- emergency services
My wife has seizures. I'm scared the paramedics will stand at a sign with a QR code. |
in an emergency can i just drive through it, does it break away | We have a Knox switch on our gate. Does it stay? | do 911 crews get a master code |
can EMS open without calling me | ambulance at 3 am and i'm unconscious on the floor, nobody answers the call. then what |
When the Millers' kitchen burned, the engine waited six minutes at our gate. The board wants that solved, how do you do it? |
strobe sensor or click2enter, supported? | how does the fire dept get in |
Our community has 60% seniors and rescue comes weekly, so the board asks how first responders are handled. |
Would you register our gate with the fire station? | what does montgomery county fire code say about electric gates |
please tell me what our fire district would have to carry to open it | is there a box for the fire key |
The fire marshal wants a siren operated sensor, can that be combined with you | do you monitor the gates for break ins at night |
A deputy stood at our gate at midnight for a welfare check on my dad and couldn't get in. What would have happened with you? |
We had a prowler. Could I have pressed something that alerts the police while the man stood at the sign? |
my alarm monitoring center wants to open for the cops when the burglar alarm goes off | can police enter without my ok |
wondering if there is some silent signal for when I'm forced to open |
our patrol officers change shift every 8 hours, how would they all get in without a code |
The neighborhood watch would love a way to page all of us from the gate. Exists? |
If officers come with a warrant and I don't pick up, do they ram the gate? | is there a panic or duress function |
suppose somebody forces me to open with a gun at my head, can I signal it secretly | does it call 911 by itself |
will a security guard company get its own login | Fire marshal demands a Knox switch for the engines. Can it be hooked up to yours? |
Does it come with a Knox switch for the fire department?
- parcels
newspaper boy at 4 am, i'm not getting up for him | will fedex ground scan a code? they're paid by the minute |
can i put gate instructions in the doordash app with your number | the usps arrow lock, can it be built in |
Our mailman refused to deliver since the new gate at the neighbor's. Are there postal rules for gates? |
is there a driver mode where all carriers get in 9 to 5 automatically but nobody else |
what happens with grocery orders left at the gate while I'm in surgery with my phone off | does amazon key work with it |
how does the post office get in every day | UPS drivers won't call, they just leave. do you have an arrangement with ups |
Our carrier has an arrow key for the box by the old gate and says no key, no mail. I don't know how that would go with you. |
Do Instacart people know how it works or must I explain each time? |
Our pharmacy courier needs a signature at the door. Could he be let in with proof of who he is? |
please tell me what's agreed with Amazon so that their vans get in by themselves | packages get stolen at our gate. will this stop it |
does amazon refund when the gate was opened by you guys | can it take a photo as proof that a package came |
my wine delivery needs an age check at the gate, is that something you do |
We get forty boxes a day in our building, and I'm looking for a package room solution. |
Is there a box that opens for the driver without opening the whole gate? | cold storage at the entrance for groceries? |
who's responsible if I open remotely and the courier takes my bike on the way out |
i'd like a photo each time a package gets dropped, no idea if you do it |
Three strollers were ordered and three strollers stolen, all at our entrance. I wonder what you offer to hold the parcels. |
porch pirates film, where do i report | do you have parcel lockers | Could the courier be given the garage only and never the house
- vehicles and things
can you control an elevator | parking arm barrier? | We have three turnstiles in the lobby of our gym. Does it work on those? |
unsure if a swinging boom counts as a gate for you | The boat lift at our pier locks with a relay. Would you control that also? |
can it open a mailbox or a safe | We're on floor nine and guests need a fob in the lift. I'd love for the same call to free the elevator, does it? |
my chicken coop has a motor door, ha, could guests let hens out by phone | Could a ticket machine for a parking deck be triggered? |
rising bollards from a British maker at our mews | storage unit with a roll door and padlock hasp |
car wash bay entrance, customers call and attendant lets them roll in. feasible? | does it send the lift to the right floor for a guest |
is a cattle guard plus bump gate something you've done | revolving door, yes/no | marina dock gate that floats up and down with the tide |
Film shoot in March, three days, we need a fake looking gate that works. | cemetery gates, opened by the sexton and by mourners. ever done? |
gate on a trailer for horse shows | is there a portable version with a tripod | can i rent it for a weekend festival |
food truck lot, a new boss each month - how would that be billed | our construction site moves every four months, can the system move too |
We're doing an escape room and want a phone to open the door, would you sell for that? | open house for realtors, 200 strangers, ideas? |
election day polling place, door must stay open by law, who's in charge of it | hunting lease needs the gate only in november, is there a season deal |
We put on a bluegrass weekend each September in a field with one gate. I'd like to have it for those three days only. |
thinking of a gate on a barge, honestly, and how one would do that | Can residents keep using their RFID fobs? |
Will the little remotes in our cars still open the gate afterwards? | Can it send the elevator to the right floor too? |
Could your system also send the elevator to the right floor?
- weather
last january we had minus 8. would the box still work | please say what the electronics are rated for in cold |
lightning rod or surge protector - part of the install, or do we arrange it | does direct sun fade the code after a few summers |
wind rating? hurricane alley here | fog so thick you can't see the sign | does rain driven sideways get in | what temperatures can it take |
snow piles on our sign up to the roof. Does the code still scan when it's iced over? |
Can the door unit be hosed down, since we pressure wash the entry weekly? |
On our hill it is minus ten in January and 104 in August, and the last panel cracked. Does yours live through that? |
what happens at 110 F in a black metal box | humidity in our greenhouse is 95 percent, ok for the electronics? |
Our entrance floods ankle deep each time the Potomac rises. At what height must the housing sit? |
salt air by the bay eats everything, any experience with corrosion | It gets to minus 20 in our winters. What temperatures is the box rated for? |
It hits minus twenty up at the cabin in January. To what temperature is the box rated?
- theft
is there a tamper alarm | don't know if I would ever find out that someone has opened the housing |
Copper thieves are a plague here. How is the controller locked up? | what if someone steals the box off the post |
the sign got ripped off saturday. how much and how fast for another | does smashing the sign open the gate |
We had a sign up for nine days before somebody ripped it off for scrap. I'd like to know how yours is fastened. |
if somebody pulls the plug at the gate, do I learn about it | What stands between a guy with a screwdriver and my relay? |
Could a burglar cut a wire and short it, so that the gate opens? | the housing key, is it the same for all customers like with elevator boxes |
do you advise bolting it in concrete or are there security screws | can you find a stolen controller by gps |
we host 15000 students on game days, what survives drunk students
- dimensions
fcc id number | Federal site here: we need to know whether any component is on the NDAA 889 banned list. | Would it fit inside a 6 by 6 hollow post? |
datasheet pdf for the WR-1R12 | does the equipment carry CE or only American marks | How heavy is the whole thing? The pillar is old brick. |
is it UL listed | who manufactures the boards |
The niche in our pillar was cut for a 1988 intercom, about the size of a paperback. I need to know if your box goes in. |
does it beep or have lights, because the bedroom window is right there | procurement needs the country of origin, could you find it out |
dimensions of the controller please | what color is the box and can i paint it | IP65 or what | made in usa? | ingress rating? |
How many inches wide is the vinyl sign? The architectural committee wants it in writing.
- technical
wire colours on the harness | can the relay be held latched | how many relays on the board | NO or NC relay |
EE here, is the input optically isolated from the operator's ground |
I'm an installer with the operator cover off and the customer breathing down my neck. I just need to know if the relay is normally open. |
dry contact or powered output | whats the antenna connector, sma or n | Would a second relay be able to drive a light for 30 seconds at night? |
Do you need a shielded pair between relay and operator, and how long may it be? | What's the pulse length, and can I trim it to 250 ms? |
I'm on a ladder right now. Which terminal goes to the strike input on a LiftMaster board? | would be great to learn what the contacts are rated for |
is there an input for a door position switch | reset button where | max amps on the contacts | how many servers stand behind it, is it redundant |
please tell me where outages are announced |
Our old provider was down every second Sunday and always "sorry". I'd like to see your record for the year. | do you announce maintenance in advance |
was there an outage this morning around 8 | what happened on labor day when no gate worked | status page link? |
Our security plan needs a figure for mean time to recovery. | whats your uptime | 99.9 or 99.99 percent |
does planned maintenance happen at night, because we're a bakery and start at 2 am | who tells me when a problem is over |
Do I get money back for days when the service was down? | does it sync with google calendar |
We wrote our own booking tool for the rehearsal rooms and would hate double work. I'd like your endpoint docs. |
interested in dumping all events to our syslog server | mqtt broker local, yes or no | zapier or ifttt | our access software speaks OSDP, does yours |
webhook when the gate opens? | can the resident list be uploaded as csv | rate limits of your interface? | Is there a sandbox to test against? |
export everything as a spreadsheet for an audit | ldap / active directory for 300 staff | have you got a rest api |
I'm a developer at a coworking firm and want to create guest codes from our booking system. Docs? | got a python sdk |
What input voltage does the X-412 take, 12 or 24 V DC? | Is the relay output a dry contact, normally open? |
Do you have a Wiegand interface for our reader? | Do you offer a REST API and webhooks? | What uptime do you guarantee, 99.9 percent? |
In which country are your servers? | Electrician here. 12 V DC or 24 V AC, and how many amps does the controller draw? |
how many feet does the wireless relay reach
- health and nature
does it give off radiation | will it disturb my insulin pump or hearing aid | what does it do to a baby sleeping in a car right next to it |
Our bees live two yards from the gate post, and I fear the signals. | any lead or pfas in the sign |
My cardiologist said keep away from strong transmitters and the sign will hang by my bench. I'd like some figures. |
wondering if it is healthy to have that next to the sandbox | can the battery catch fire | I've a pacemaker. May I stand beside the sign? |
what SAR value? | does the box get hot enough to burn a child's hand | is the antenna near my bedroom harmful |
my wife is electrosensitive, how many milliwatts does it send at idle | is the equipment recyclable |
Could the install avoid the bird nest in our pillar till July? | what do you do with old electronics | are your vans electric |
Our co-op voted for zero waste and I'm the one who must ask such things. What becomes of the box after its life? |
does less driving to the gate save me gas, have you numbers | carbon footprint of your product compared to wires |
i'd like some numbers on what it saves in carbon | how much paper do you people print, i want all digital | is the vinyl pvc free |
We're a LEED building. Does it bring us any points? | do you offset anything | cat flap idea: could the camera see our cat and open, haha |
deer keep walking in when it's open | Would a cow rubbing on the post break your sign? |
can grandchildren use it as a toy intercom without calling the whole family | rabbits chew cables, conduit included? |
my autistic son runs. can the gate refuse to open when he stands near | is it safe to let a six year old open the gate by phone |
my kids love pushing things. is there a child lock |
My pony squeezed past the postman last spring and was found on Route 7. I'd like something that looks out for animals. |
dog walker comes while wolfhound is loose in the yard, can the gate be made to warn her |
don't know if the little ones could open it by playing with my phone | horses get out if it stays open, any sensor for animals
- alarm
We had a doorman, Mr. Ellis, for thirty years and he retires on Friday. I'd like a voice that answers in his stead, do you staff that? |
who answers when the whole office is on the christmas party | is patrol part of it |
wondering if somebody of yours would take gate calls during our shabbat | can your call center take our calls at night and let people in |
We fire our doorman at year's end. Do you have a virtual one? | could whisper answer my gate calls for me and decide |
how much for 24/7 human answering | our guard would like a tablet with the calls, do you sell one |
can a security firm be set as the one who decides, under our brand | do you offer live guards who answer |
Does somebody at your end check IDs over video for empty properties? | concierge that takes packages and opens?
- biometrics
Does it recognize faces? | My staff lose everything but their fingers. Do you do fingerprint readers?
`
