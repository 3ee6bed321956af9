/** Asked in people's own words, as data (topics.ts): warranties, payments, appointments and support. */
export const besideDealings1 = `
- of the warranty
so the one year guarantee - does it include damage by water if the creek rises | If my own electrician opens the housing, do I lose the warranty? |
tell me whether hail counts for the guarantee | I want to see the list of exclusions before I sign anything | can you tell me if rust voids it |
My teenagers hit everything with the car. I'd like to know what is excluded from the coverage. |
My brother's keypad drowned in a burst main and his maker refused to pay, so before I buy I'd like to hear what yours pays for. |
surge from the power company burned three appliances in our house. who pays if your controller is one of them next time |
ants got into our old call box and ate the board. is insects damage something you'd replace | does warranty cover vandalism |
we get lightning here every july and the last keypad was fried. would your warranty pay for that |
Is the battery itself included in the warranty or is it a wearing part? |
Kids in our street spray paint anything with a flat surface, would a ruined sign be replaced under warranty |
A delivery truck backed into our post last winter. If that happened to your sign, is it on us or on you? | act of god damage, covered or not?? |
My husband says there is a clock running since the box was shipped, not since it was mounted. Who's right? | is it a transferable warranty? |
do I have to register the product somewhere to get the year | Will I get a warranty certificate by post? |
if you swap the controller in month eleven, does the twelve months begin again for the new one |
I bought the place from a man who had your system put in nine months ago. Am I still covered for the other three? |
We are selling the house in spring, and the buyers ask if the warranty goes over to them. |
We closed on the house Friday and found your sign at the drive. No idea if any guarantee is left on it. |
our LLC owns the lot but I signed privately. whose warranty is it then | Bank wants a written copy of the warranty terms with the closing documents |
is the guarantee tied to my name or to the house | does the warranty start on the day of install or the day i paid |
just wondering whose name the warranty papers must carry when a trust owns the place | lost the paper with the serial number, is the warranty gone |
repair or replace? which do you do under warranty | The gate is our only way out, so I'd need to know how fast a faulty unit gets swapped. |
how many claims can I make before you say enough | Would the replacement be a brand new unit or a refurbished one? |
do you send a loaner while mine is being repaired |
Our old vendor took five weeks to swap a board and we propped the gate with a brick. I need to know how you'd handle that. |
what proof do you want for a claim | is labor included in the warranty or parts only | is there a trip charge for warranty visits |
who pays the postage when i mail the thing back | if something breaks in the first year how many days until somebody comes |
My mother can't take things off a wall and pack them. Would a technician do the warranty exchange at her door? |
curious what i would have to do, step by step, to claim on the warranty |
I've been burned by companies that call everything "misuse". Who decides whether a claim is valid? |
I bought a "lifetime" muffler once and they closed shop in three years. So explain what lifetime covers with you. |
wondering if lifetime means the lifetime of the product as defined by some engineer | is there a maximum sum that lifetime coverage will ever pay |
would the lifetime plan give me the newer model when mine is obsolete |
is there any fine print on the lifetime warranty? my brother in law the lawyer wants to read it | does lifetime coverage stop if i miss one payment |
lifetime of what exactly, me, the gate or your company | If the house is sold, is the lifetime cover sold with it? |
what happens to the lifetime thing if you go bankrupt | Does lifetime include the technician's visits or just the metal |
I'm 79. When you say lifetime coverage, is that until I die? |
can i add the lifetime coverage later, say after eleven months, when I know if it's any good |
we dropped the lifetime option by mistake on our form last year, is it possible to come back in |
Can I take lifetime coverage for the front gate but not for the side door? | is lightning damage under the warranty or is that an act of god
- of the contract and price
so in december when im in florida and nobody comes, do i pay less | explain what a "use" is in pay as you use, please |
is there a cap on calls a month |
Our quilt shop has three visitors on a weekday and ninety on craft fair day. I can't tell what the bill would look like. | what counts as a use |
unlimited or not, simple question | how many minutes are in it | does the caller hang-up after two seconds still cost something |
I had a plan once where every call over 50 was billed extra. Is yours like that? | pay as you use - per call? per minute? per opening? |
kids scan the code for fun forty times. am I charged forty times | Would heavy traffic at a church on Sunday push us to a higher tier? |
is the data included or metered | Can I pause the monthly charge for the seasons when the camp is closed? |
We expect 400 visitors a day on market weekends. Does the monthly fee go up with them? | how do i cancel, phone or form |
i'd like to know what's left on my post after I quit | do you collect the hardware or can i throw it out |
Must the cancellation come from the owner or can the property manager send it? |
can I stop in summer and restart in fall without paying install again | will i be charged for the full last month |
We sell in May and the buyer doesn't want it. I'm trying to learn whom to write to, and by which date, to stop the service. |
does the gate fall back to the old opener after i cancel | how many days notice | is there an early termination fee |
can the hardware be used with another company afterwards | I cancelled twice already and money still leaves my account!! |
We love it but we're moving in May. What becomes of the sign and the box when service stops? |
we need a five year budget figure for the monthly, guaranteed, for the co-op | do you adjust for inflation |
does the fee change if the house gets a new owner | will the monthly fee go up next year |
my quote ran out on friday. will you honor it still, or does everything get more expensive |
If the list price falls, do existing customers get the lower one? | is there a maximum increase written anywhere |
would like some promise that it will not double after year one | was it cheaper last year? my friend claims he pays less |
notice period before a price change? | cable company started at 40 and I'm at 190 now. What stops you from doing that? |
how often have you raised prices in the past | is the price locked in |
I'm on a pension that goes up one percent a year. I need to know how the monthly fee has moved since you began. |
is it ok to open the box and look, it's mine after all | is the equipment mine after i paid |
There was one of your controllers in a barn I bought at auction. I'd like to know whether it's mine to use. |
would like to hear if the hardware goes back to you in the end | without subscription does the hardware do anything at all |
Can I buy a spare controller to keep in the drawer? | can i buy only the sign | may I sell the system when we tear the house down |
found your controller on ebay for 60 dollars. will you activate it | do i rent the box or own it |
stolen property check: serial 88213, was it reported | do you repossess it |
My ranch sale includes two of your controllers in a crate. Are they worth anything to you? | do you have hidden fees | any deposit up front |
is the first month free | Free trial? | do prices go up next year | What does it cost to cancel? | is each call billed |
do my visitors pay for calling | does pay as you use mean i pay nothing if nobody comes | How many call minutes are covered by the monthly fee?
- service visits
Who keeps the thing alive if the company folds in 2030? | average time between failures? | for how many years will spare parts be available |
If you bring a new version next year, must I buy it to stay supported? | do firmware updates cost anything |
We budget reserves over twenty years. Which replacement interval should the study assume? |
my last gizmo became a brick when the maker shut its cloud. could that happen |
i can't find what version my controller's running nor how it gets updated | do you tell us before an update | what version is mine on, how can i see |
Our elevators' maker stopped parts after eight years and we paid for it. I'd ask how long you promise parts. |
does it update itself at night and could that lock us out | how long does the hardware last |
is the old generation of your box still supported, i think ours is from the first batch | Is there a monthly test the manager should run? |
can i wipe the sign with windex | Will you remind me when something is due? | Do you offer an annual service contract, with a visit each fall? |
do ivy and spiders in front of it matter |
I'm the new custodian and nobody left me notes. I'd like to know what wants doing on the gate sign each season. |
do i have to renew certificates or sims or anything every few years | our custodian asks what's on him: greasing, checking, anything |
does someone from you check the system from afar | preventive maintenance checklist for my facility binder | what maintenance does it need |
wondering who checks the thing over once a year | how often should somebody look after it |
what does a technician cost per hour once the warranty is over | If we sell the house next year, can we take the equipment along to the new one? |
Teenagers smashed our last panel. Does your warranty pay for vandalism? | Selling the house in June. Does the warranty go to the buyers?
- payment
is autopay required | do you take paypal | not sure how I'd get a receipt with our association's name on it | can i pay by check |
card on file expired, how to replace it | can the monthly be paid once a year in advance, is it cheaper then | venmo or zelle? |
Can the fee be split among the three houses on our lane, each with its own bill? | i want a paper bill in the mail like with the water company |
I keep all bills on the first of the month because of my social security check. I'd ask you to charge me then, can you? | is bitcoin ok |
does amex cost extra | in what currency, my bank is canadian | Where do I download my invoices for the accountant? |
which day of the month do you charge | My father has no credit card. How would he pay the monthly charge? |
does the builder pay you or will I, once the house is handed over | what percent down | is there a deposit |
is there any help for people on disability income | do you run a credit check | klarna / affirm accepted? |
is the one time amount charged again when something's exchanged | please tell me if any money is due before your man comes |
progress payments on a twelve building job - your terms? |
After the roof and the boiler there isn't much left in the reserve. I'd like to hear if the thing may be paid in parts. |
our board meets quarterly and money flows only after a vote; do you wait that long for payment |
Is leasing possible for the hardware instead of buying it? | We can't do the whole amount in January. Could it be paid over half a year? |
do you finance? 12 months no interest or so | when do i pay, before or after the install |
My husband was in intensive care and no bill got opened for six weeks. I fear that you've switched us off. | does it go to collections |
do you shut my gate off when a card bounces | late fee how much | is there a grace period |
does an unpaid bill by the HOA give us homeowners any right to pay you directly |
who gets called when the money doesn't arrive, the manager or the board president | is there a reconnection charge? |
will you warn me before you disconnect | Autopay failed while I was in the hospital, service is dead now. How do I get it back on quickly? |
don't want to be locked out just because a bank card expired, how is that handled |
My tenants would be locked out if the landlord forgets to pay. Would they? | what if my payment is late | Can we finance it over 24 months? |
Could I pay you by Zelle or check? | Our bookkeeper is slow. What do you charge on an invoice that sits for 45 days? |
do you want a deposit before you come out | Could we spread the $799 over a year at zero interest?
- refund
can we try one gate before we do all nine | is there a free trial month |
I ordered yesterday and had second thoughts over night - is there a cooling-off period? | satisfaction guarantee or not |
refund takes how long to show on my card | money back if i don't like it? |
Took it for my mom, she hates it. Can I send everything back and get my money? | do i get a refund for the rest of the month if i stop on the 5th |
I tried the old one for a week and it drove my husband mad. I'd like to be sure we could send yours back. | how many days to return |
restocking fee if returned? | If the signal proves too weak on installation day, will I have paid for nothing? |
wondering what of my money I'd see again if it never works right | who pays for un-installing if we're unhappy |
Is there a 60 day money back guarantee? | Could we try it for a month without paying? |
What if we hate it after a week, do we get the installation money back?
- discount
any black friday deal | is it cheaper if we do it together with the house next door the same day | nonprofit rate? we're a women's shelter |
student project, could we get one free | Teachers and firefighters get a discount at many places, here too? |
does the federal home security tax credit apply (if there is one) | we'd order for 22 houses, what's the bulk discount |
Four of us on the cul-de-sac want one each, and Bob says ask for a deal. So I'm asking. | promo code please |
my church runs on bake sales, please tell me if you go lower for such as us | can you beat this offer of 590 from another firm |
if my neighbor signs up because of me do i get anything | I'm a disabled veteran. Is there something off for us? |
first month free or some such teaser? | any senior discount? | whats your markup on the gooseneck | I'm a dealer, send me my cost list for signs |
wholesale price for 50 enclosures? | at cost, what would a relay wireless be between friends | do contractors get 20 percent off |
10% off for veterans? | senior discount please | If I buy 30 signs, bulk discount? | black friday deal? | my coupon code is GATE25 |
what is 15% off of 2 goosenecks | match this: competitor does controller for 299 | can you throw in the led kit for free |
price in euros for an x-412 | how many pounds sterling a month | quanto costa in pesos | bitcoin ok? | shipping on two posts to Ohio |
can i rent a gooseneck for a wedding weekend | leasing? | used controllers cheaper? | what commission do I get if I send you my neighbor |
payment plan over 6 months on the 799? | how much did my neighbor at 14 Elm pay | what profit do you make on LPR |
Is there a discount for seniors or veterans? | We would take sixty gates. What volume discount do you give? |
22 years in the Navy. Anything off for veterans?
- scheduling
i need an evening slot since i work days | who confirms the date, text or call |
Our gate opens for a wedding on June 14. Would it be done by then if I order today? | how soon can you install |
what time window do you give, or do I sit home all day | whats the waiting time right now in Silver Spring |
please let me know if you do evenings, I'm a nurse on days | is there a backlog after the holidays |
Nobody showed up today between 8 and 12. Where's the man? | can i move my appointment to thursday | What if it rains on the day? |
My daughter's graduation party is on the 24th and the old intercom died today. I'm hoping that you have somebody free. |
how many installs do you do in a week | is same week install possible for extra money | do you work saturdays |
What is your next free slot for an installation? | If I said yes this afternoon, how many weeks until somebody turns up with the equipment?
- of the installation day
will they drill into my stone pillar | do your guys show my mother how it works before they leave | is the gate dead during those hours |
do i have to be home for it | how many people come, one or two | not sure if my mother, 84, has to sign anything when they come |
should I switch the breaker off in advance | do they wear id | Must the road be closed to our residents while they work? | do they clean up after |
Where does the van park? we only have street permits in Georgetown | My dog bites strangers. Should she be at the kennel that day? |
is lunch expected haha, no but are there bathrooms needed | can i watch and film for my dad |
My husband sleeps days after night shift and hates drilling. I'd like to know how loud your people will be. |
Will your man take the old intercom away with him, or is that my trash?
- installers' manners
tip for the installer, usual? | can a woman technician come, for religious reasons |
What training does the professional have, low voltage license or what? | How long have they been doing this, on average |
does my regular gate company get to do it if they call you | may i pick my own installer | the last guy hung the sign crooked. who do i tell |
are installers your own employees | are they background checked? |
could you tell me if your regular crew or some third party would be sent to Ashburn | which company name stands on the truck |
We're a daycare. Everyone on the grounds must be fingerprinted, are your men? |
A contractor's helper stole my ring in 2015. Since then I want to know just who comes on my land. | are they covered if one falls off the ladder
- of quotes
can the board get a presentation over zoom before the quote | do you come out to look before you quote |
i sent the form friday and heard nothing. how long does it take | is the quote binding for me |
can i get two quotes, one with the camera, one without | will there be a salesman in my living room for three hours? i don't like being pushed |
how do I say yes to it, sign where? | did my request come through? name is Hodges, 3 gates |
Is a phone consultation or one at our kitchen table meant by consultation? | will you match it line by line with my other bid |
My form went out with the wrong e-mail. How can I correct that? | i lost the reference number |
I filled in the form on the bus on Monday and have heard nothing but crickets. I'm wondering what's normal. |
can i change the number of gates in my request | would like to know if somebody measures things here before there's a figure
`
