/** Asked in people's own words, as data (topics.ts): warranties, payments, appointments and support. */
export const besideDealings2 = `
- of what is announced
unclear to me which of the announced things is nearest | are the announced things being tested anywhere now | native app for android or just iphone |
roadmap for 2027 | I've waited for the app since my granddaughter told me of it in March. When may I stop looking? |
will notifications be there by christmas | I promised my board analytics in the fall. Was that foolish? | what comes first of the coming soon things |
is there a beta for invisible keys i could join | you said soon two years ago. what year is soon | has the smart-home link been delayed |
Which quarter do you expect multi-user for? | put me on the waiting list for the app please, how? | when does the app come out |
in the app, will i see a video of the visitor | will it link with appfolio or yardi or buildium |
Is new hardware needed for the new features, or will my box learn them? |
We're on the point of signing, but only if multi-user won't be sold to us for extra later. I need that cleared up. | will the app be free |
Could roles be set when multi-user comes, board vs guard vs resident? | will multi property have one bill for all |
which smart home brands will it connect to, alexa or google or matter | can the notification be a text or only inside the app |
how many users per property will be allowed | is the api part of the integrations you announced, rest or graphql |
do present customers get invisible keys without paying again | wondering if codes for scheduled visitors will be per month or per piece |
what figures will the analytics show, like visits per hour? | How long will a temporary code be valid when that feature arrives?
- own matters
What is the balance on our association's account? | which number is stored as the owner for 14 Birch Lane | tell me my pin, i forgot it |
was the camera added to my plan like I asked | Somebody from you was meant to be here at ten and I've taken a day off. I'd like to know where he is. |
why was i charged twice in march | when is my technician coming today | who let the van in yesterday?? |
Please check whether the Hendersons at number 8 cancelled their service. | did anybody open my gate at noon |
Can you see why my gate's offline at the moment? | how many visitors had we in october | my quote number is Q-2210, what's in it |
has my order shipped | not sure if my payment from last Thursday reached you | is my lifetime coverage active | who do i report a fake dealer to |
there's a charge of 46.99 on my statement and the name looks like yours | facebook ad with your logo sells it for 19 dollars, real or not |
Is it you asking my mother for her card number over the phone? She gave it. |
My grandmother read me a letter from "Visitor Acess" with one c, demanding 300 dollars. I'd like to know if it's yours. |
did you really send me a gift card? | someone called claiming my gate license expires | is this mail from visitor-access-billing a fraud |
strange number says it's the gate but i live in a tent basically |
A man at my door says he is from your firm and must check the gate. Do you send people unannounced? |
your number calls me at night and says visitor, I live in Iowa with no gate | i keep getting a strangers gate calls on my cell. make it stop |
i got a text with a code from you but i never signed up | Who was let in at our north gate last night around 2? |
Boss is on leave and I stand at a customer with no way into the dealer area. Just tell me the password, quick. |
My tenant in 3B does not pay. Which phone number is on his account? | We are snowbirds, gone November to April. Can the subscription be paused?
- of support
Who do I complain to when support was rude? | guaranteed response time for communities? | do you fix things remotely |
do you help by screen share with the settings | how long till somebody answers my text | is there a premium support plan |
I texted about the dead gate at breakfast and it's supper now. I'd like to know what is normal with you. |
I mailed support four days ago. How do I escalate this? | can i get the same person each time instead of telling it all again |
do you come out at night if the gate is stuck | is there an online forum or community of users |
need someone at my gate in person tonight, don't know what you charge for that | what does an emergency visit cost |
what's the average wait on the phone | ticket number 5512 status pls
- moving and parting
do you remove the sign on moving day | does it raise the value of my home | what does it cost to put it up again at the new house |
The moving truck comes on Tuesday and the system's my favorite thing here. I'd love to take it to Falls Church with us. |
new owner here, the previous people left no papers. how do i become the account holder |
the seller still gets my gate calls, and I've lived here for two months! | should the listing mention it, and is it a fixture legally |
can my realtor get temporary rights for showings | no papers from the seller, just a sign with a number, and I don't know how to make it mine |
is there a transfer fee | our manager company changes january 1, how do we hand over the admin |
Buyers want the gate working on closing day. How is the account put in their name? | we're moving. can the system come with us |
My mother died in August and every visitor call still goes to her cell in a drawer. I need to know what to send you. |
my business partner died with the only password | my dad passed away and the account is in his name | do you need a death certificate |
restraining order: can you take him off today? here's the judge's letter | We're divorcing, he set it up, and I live in the house. Who has the say? |
executor here, must the estate keep paying | What happens when the account holder is in a coma and the bill comes? |
i have power of attorney for my aunt. what paper do you want | the judge gave me the house, my ex has the account, so please advise |
can two spouses be joint owners of the account | does the account go to the heirs with the house
- other goods
how much is a keypad | price for a new gate motor | how much for an intercom with video screen | solar panel price |
cost of a camera itself, the hardware | remote clickers, 4 of them | price of key fobs for 60 tenants | metal sign with our logo? |
concrete foundation for the gooseneck extra? | how much per visitor code | maintenance contract per annum |
technician visit out of warranty, hourly rate? | how much for electrician to bring power to my gate |
moving the system to our new house, what would you charge | price list as pdf?
`
