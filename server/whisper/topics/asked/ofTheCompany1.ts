/** Asked in people's own words, as data (topics.ts): the company, its places and what is announced. */
export const ofTheCompany1 = `
= What is it, and how is it different from an intercom?
so what is this exactly | hi my neighbor said i should look at you guys but he couldn't explain it, what do you actually sell |
Our buzzer panel from 1994 finally died last week. Before I pay someone to fix it, is your product meant to take its place? |
in plain english pls what does your company do | I'm 78 and my grandson sent me this page. Is it some kind of doorbell? |
Could you summarize in one or two sentences what your firm provides? I have to explain it to my board tonight. |
Is this an add-on for my existing speaker panel or do I throw the panel out | I assume you manufacture keypads? |
I manage nine rental units and the talk box by the front has been broken since spring. Tenants complain daily. Would yours do that job instead? |
how's this any different from the aiphone we have mounted on the wall | sorry english not good. this is for open the gate with telephone? |
Do I still have to keep the old entry speaker once yours is in? | trying to figure out if you're a security guard company or a gadget or what |
My husband thinks you are a gate motor manufacturer. I think you handle letting people in. Who is right? |
ok sell me, what makes it better than the buzzer in the kitchen | Kindly describe the nature of your offering for our vendor file. |
our current one only rings in the kitchen. same with u? |
I keep missing folks because the handset is in the hall and I'm out in the garden. Would that be better? | whats wrong with a normal intercom |
Why would I swap out something that works perfectly well when I'm at home? |
The buzzer rings at the reception desk, which nobody staffs after five. Could yours reach me elsewhere? |
I'm deaf to that thing in the hallway when I'm up in the attic. Where would yours ring? | Do I get a handset on the wall that I have to run to? |
Does the ring come to a fixed spot in the house? | In the barn all day here, and the bell's in the house. Useless. What about you? |
If nobody's inside, does the caller just get silence as with our old one? |
We already have a perfectly good wall unit. Convince me what it can't do that yours can. |
Whenever I'm down at the stables I miss the bell and find one of those sorry-we-missed-you slips. Our device is bolted to the wall in the pantry. Would yours follow me about? |
We have an old intercom panel that died. Is your system meant to take its place? | Give me the elevator pitch |
the squawk panel on our pillar has been there since reagan. would we still want it afterwards?
= Who is it made for?
who is your typical customer? | I only have a townhouse with a tiny front gate, is that too small for you or do you just do big estates |
we're a dental practice with one locked entrance, are we the sort of client you had in mind? | Am I right that this is just for giant corporations? |
im a renter not a landlord, is this still for ppl like me |
My sister owns a little flower shop and people knock all day while she's in the back. Is she someone you'd work with? |
Looking over your brochure I can't tell whether you target households or companies. Which? |
I've a farm lane and an old farmhouse, nothing fancy. Do folks like us use this? | is this aimed at regular homeowners |
For whom has the system been designed? | we run a 6 person accounting office and I'd feel silly calling if you only do skyscrapers |
I own a duplex and live in one half. Would someone in my position be among the people you serve? |
Is this a product for homeowners only, or could my bakery use it as well? | I keep a shop with a yard at the back. Am I too small a fish for you? |
Two-chair barbershop, locked after six. Did you build this with somebody like me in mind, or only for mansions?
= Is it secure, and how is it protected from hackers?
can it be hacked | My son-in-law works in cyber and says these gate things are a joke. What do you use to protect it? | is it safe |
Which ciphers do you employ? | I read about thieves cloning garage remotes with a gadget from the internet. How are you guarded against such things? |
Our CISO needs the cryptographic standards for the vendor questionnaire. | i'm a bit scared that strangers can break in over the phone system |
What keeps crooks from just opening it? | Is the communication protected or sent in the clear? |
A break-in happened two doors down, they got in through the electronics. How do I know yours is any better? | do you do encrytion and what kind |
Military family here, security is everything to us. What's under the hood? | What's your answer to people worried about hackers? |
what encryption do you use | is it safe against hackers | what is the difference of your two encryptions |
haha ok seriously now, can someone hack my gate | For my security questionnaire: name the ciphers that protect the traffic. |
What stops some kid with a laptop from cracking it? | my nephew does IT and wants to know how the data is scrambled
= AES-256: encryption with one secret key, which both ends share
what does aes 256 mean | I saw some letters and numbers about security on your site, AES something. Layman's explanation? |
Which of your two schemes is the symmetric one? | My teenager asked what the 256 thing on your page is and I had no answer. |
In AES, do both sides hold the same secret? | is aes the one with a single key or the one with two |
Could you tell a non-engineer what kind of lock AES is? | How many keys does the first of your two encryption methods use? |
I thought AES needs a public and a private part, no? | Trying to fill in a form: symmetric algorithm used, and how does it work? |
I told my bridge partner your system has some kind of military code, and she asked how many keys are involved in AES. I couldn't say. |
so with aes the same secret sits at either end, is that it
= RSA-4096: encryption with a pair of keys, one public and one private
whats rsa then | My bank uses something called RSA, and you list it as well. What kind of thing is it? | Which asymmetric algorithm is used? |
Does 4096 refer to the one with a shared secret? | explain the rsa bit like im five | Is there public-key cryptography anywhere in your product? |
I teach high school math and would love to show the class a real case with two keys. Is one of yours that sort? |
The auditor asks if you use a key pair. | What's the other encryption beside AES, and how does it differ? |
RSA is one single password that everybody gets, right? |
My nephew is studying computer science and claims any serious product has one key that everyone may see and one nobody may. Have you got such a scheme? |
how come rsa needs two keys n not one, is that what you use | RSA-2048 or RSA-4096?
= Is the technology patented?
is this patented | My cousin sells something that looks just like it. Do you actually own the idea? |
I'm an engineer and thought of building this myself. Is the invention protected? | do u have intellectual property on this |
Legal wants to know if the product is covered by any IP rights, please confirm. | Anyone could clone this with a Twilio account, no? |
As an investor I'd ask first: what's your moat? | can other companies just copy your thing | What exactly does the patent cover? |
I'm writing about local startups for the business pages. Does the firm hold a patent on its technology? |
Is it all off-the-shelf stuff or something of your own that's legally protected? |
We were burned once by a startup that had copied someone else's invention and got sued. Before we buy from you, do you hold protection for yours? |
is it patented | do you have any patent on that QR idea or can everyone do it | I love this. Is it patented or could I just copy it lol |
Is there a patent on it? | Is a rival free to copy what you came up with? | Patented or just "patent pending" marketing talk?
= Which areas do you serve, and when do you expand?
where are you based / what area do you cover | do you come to the suburbs around the capital |
I'm in Chicago and my brother's outside Washington. Which of us could be your customer today? | Which states do you work in? |
We have locations in a few counties around the Beltway. Are those in your territory? | how far out do you guys go | are you local? i only hire local |
Our management firm has buildings on both sides of the Potomac. Can you do the lot? | Do you only operate inside the District proper? |
I just moved to the DMV. Do you cover it? | Before I go on reading, are you anywhere near Virginia? |
What's the footprint of your company at present? | are u in los angeles already or just the washington region | when will you be in texas |
We're in Ohio and nobody here sells this. Are you ever going to leave Washington? |
my parents in arizona need this so bad. any plans for the rest of the us? | What year does the rollout to the whole country happen? |
I manage properties in fourteen states and can only use a vendor who is everywhere. What are your intentions? |
Florida, yes or no, and if no then when? | Is growth beyond the Beltway in the cards? |
I keep hearing you're only a Washington thing and always will be. | are u planning to go national | Phoenix here. Should I give up or wait for you? |
What has been announced concerning availability in the other 48 states? | Will you get to Seattle at some point, and which year did you name? |
my town isnt on ur list. what now | I live in Leesburg, which I don't see. Who do I check with? |
We're just across the county line from a place you name. Is it worth asking you? | Not finding Annapolis anywhere on your map; what should I do? |
my zip code is 20170 and I have no idea if thats you. how do i find out | Frederick isn't mentioned. Do I take it as a flat no or can I inquire? |
What if I'm a mile outside one of the places that you listed? | None of the neighborhoods shown is mine. What do you advise? |
Columbia, Maryland does not appear. Whom could I talk to about it? | live in a small place nobody ever lists. should i just call? |
I looked through all three columns of neighborhoods twice with my reading glasses on and didn't find Herndon. Do I give up, or is there somebody to ask? |
Half our sites are in the towns you show and half are not. How do we find out about the latter? | do you serve chicago | when do you go nationwide |
Merry Christmas! Will it be in Texas anytime | Greetings! I represent a 6-home HOA; may I ask whether you are nationwide? |
When will you be available outside the Washington region? | My buddy in Chicago wants one too. When might he be in luck? |
my brother is jealous but he is in Omaha. will he ever be able to get one?
~ Do you serve my neighborhood?
u guys in reston? | I live off Georgetown Pike in Great Falls, long driveway. Do you come out here? |
Our HOA is in Ashburn. Is that too far west for you? | arlington va ok? | We're a law office in Tysons and wonder if you'd serve us. |
does anyone of your people come to Annandale | My parents' place is in McLean and I'm organizing it from abroad. Would they be in your area? |
Old Town Alexandria rowhouse, are we covered? | springfield, you there??? | Which towns in northern virginia do you do |
Moved to Vienna in June (Virginia, not Austria!). Do you work here? | Fairfax or Falls Church, either of them on your list? |
I assume you stop at the river and don't do anything on the Virginia side? | do you do georgetown |
I have a row house on Capitol Hill with an iron gate and stairs. Is that in your area? | Our embassy guest house is in Dupont. Would you come? |
Which neighborhoods inside the city can get this? | im by nats park (navy yard), u come here? | is shaw dc ok?? |
We run a bed and breakfast in Adams Morgan and guests arrive at all hours. Are you available in our part of town? |
My aunt lives up in Cleveland Park near the zoo. Is she in your zone? | Small condo building at Logan Circle, nine units. On your map or not? |
Do you go into the city at all or only the suburbs? | student housing in Foggy Bottom, is this location one you'd take on |
Does your company serve anywhere within the District? | you in bethesda? |
We've got five acres in Potomac and a gate that sticks. Do you serve folks out here? | u come to silver spring |
My church is in Bowie, a little ways out. Is that too far? | Which places in Maryland are on your list? |
Our fraternity house in College Park needs something for the front entrance. Do you cover us? |
I'm the board president for a community in Gaithersburg. Would your people be able to serve us? | is rockville md included |
I am 81 and live in Chevy Chase by myself. Would you gentlemen come to my street? | takoma park is half dc half md haha do u do our side |
Everybody in this business seems to stick to Virginia. Anything for us across the river to the north-east? |
My property portfolio is Montgomery County, mostly Rockville and Bethesda. In range? | your map puts me outside the area but my street is in Bethesda |
hello, do you cover Reston? | Happy holidays to you. We're in Rockville, would you come out here? | Yo whisper my man, georgetown? |
Do you cover Reston? | Is Takoma Park inside your service area? | We are out in Bethesda, do your vans come this way?
= What new features are coming?
whats new whats coming | What's on your roadmap? | I like to buy things that keep getting better. What are you working on? |
Which of the features that I see on your site can I not order yet? | any updates planned for the system |
Our committee meets in spring. What might we expect you to have added to the product down the line? |
Before we sign I want to know what is real today and what is only promised. | Is the AI assistant still in the future like the rest of that list? |
what r u guys gonna add | Please list the functions that have been publicized but aren't live. |
My brother says half your stuff is vaporware. What's not finished? | Which one of the future items has already arrived? |
The AI assistant for 24/7 support, is that still to come or is it here?
= What are Invisible Keys? Temporary access codes for scheduled visitors
whats an invisible key | can i send a code to my airbnb guests that stops working when they check out |
The plumber comes Thursday from 2 to 4 and I'd like to give him something that dies at 4:01. Can your system do that today? |
I rent my carriage house by the week and would love passcodes that expire by themselves. | One-day passes for a wedding party? |
Can I order Invisible Keys now? | My cousin mentioned keys one can't see?? Is that a real thing of yours? |
Do you issue time-limited credentials at present? | house sitter is here jan 3 to 10, id want her code dead on the 11th. possible? |
I presumed short-lived entry codes are in the package already, am I wrong? | guest pin that only works saturday, got it or not |
Caterers, florist, band, all on one afternoon. Is the short-term code feature out yet? | i need a code that only lives for one weekend for my guests |
what's an invisible key | want to send my sister an invisible key for saturday and i cant find the button |
I'm bored so I read your site. What are invisible keys?? | Can I give my Airbnb guest a temporary access code that ends on Sunday?
= Smart notifications: notices sent to you, beyond the call itself
do i get a push message when someone came in | Can it ping me on my watch whenever the kids get home? |
I'd like an alert when the gate was used, apart from the ring. Is that possible now? | will it text me updates about whats going on at the entrance |
We're on vacation a lot and I'd want to be told about the important stuff only. Do you do that yet? |
Is there any alerting available today besides the ringing itself? |
My wife's doorbell sends her forty alerts a day. Do you have something that tells her what matters and spares her the rest? |
notifications: live or coming? | When a trusted person walks in, can I currently be sent a notice? |
What are those clever notices you advertise, and can I switch them on? |
My teenager comes home at odd times, and since we put the gate in I lie awake. I'd love a little notice by itself whenever something happens. Can I turn that on? |
My office wants automatic notices sent to the concierge whenever deliveries arrive. Is it something that you deliver today? |
Do you send smart notifications when somebody came in?
= Can several people use it, or one owner with several properties?
can my wife and i both be on it | Four of us siblings take care of Mom. Could we all be set up as the ones in charge? |
We have three shift managers who'd need to share the account. Does your product do that today? |
is it one person only or can the whole family manage it | Board of five, everyone wants to be an administrator. Allowed? |
I don't want to be the sole person responsible for the office entrance. Can I share it with coworkers at this point? |
room mates x4, everybody wants to be able to run it. ok? | Can the job of running one entrance be split up among staff? |
I take it several users per site is a standard thing with you? | Our night porter and day porter ought to both hold the reins. Supported now? |
When more than one person runs a property, can your current version deal with it? |
When Dad got ill we began splitting everything between my brother and me, and whoever has time deals with it. Is your system made for two bosses yet? |
Can my wife and my sister answer too? | aw thanks. say, can two of us answer the calls |
My wife and I both want to answer for our property as separate users. Works today? |
We are four sisters sharing mom's house, could the call go to all of us?
= Multi-property management: several properties for one owner
i have 3 rentals can i see them all together | As a regional manager I look after 22 communities. Is there one overview for all of them right now? |
Town house plus the beach place, would I handle both from a single list? | We hold eleven buildings in an LLC and want just one view. Does it exist? |
portfolio view, yes no?? | I own two farms. My expectation is one login that shows both of them, is that current? |
Can a landlord with houses all over town bundle them today? | Do you already have something for folks with more than one location? |
We plan to grow from one shop to four. When we get there, can I run the four as one? | Is multi-site administration released? |
We bought the house next door for my parents and I look after both now. I'd want the two of them in one place; does your present version give me that? |
one owner 6 houses 1 screen. possible yet? | can't add my second house to the account, button greyed out |
We manage nine buildings. Can I have all the properties in one account?
= Advanced controls: more ways to steer a gate or a door
can i do more than just open and shut | Is there some way to fine tune how it behaves beyond the plain open command? | what are the advanced controls |
I like to tinker. Are the deeper settings out, or still to come? | Your page has a line about steering a gate in further ways. Usable today? |
Apart from opening and closing, what other commands will there be, and are they live? |
Our engineer wants finer control than on/off. Is that shipping? | Advanced controls: can we order those with the rest? |
im a power user, got any pro settings yet? |
At the trade show a fellow of yours mentioned settings that go beyond the two obvious ones. I'd like to specify them in our tender. Are they available? |
My husband always wants every knob and dial a machine can have. Is there anything past the basic two functions at the moment? |
when the thing gets fancier controls will i have more ways to steer the gate, or do i have em already
`
