/** Maharashtra, Gujarat, Goa, Rajasthan, Madhya Pradesh, Chhattisgarh. */
export const westernColleges = `
Indian Institute of Technology Bombay|IIT Bombay|Mumbai|Maharashtra
University of Mumbai||Mumbai|Maharashtra
Institute of Chemical Technology|ICT Mumbai|Mumbai|Maharashtra
Veermata Jijabai Technological Institute|VJTI|Mumbai|Maharashtra
Sardar Patel Institute of Technology|SPIT|Mumbai|Maharashtra
Sardar Patel College of Engineering|SPCE|Mumbai|Maharashtra
Dwarkadas J. Sanghvi College of Engineering|DJSCE|Mumbai|Maharashtra
K. J. Somaiya College of Engineering|KJSCE|Mumbai|Maharashtra
Thadomal Shahani Engineering College|TSEC|Mumbai|Maharashtra
Vivekanand Education Society's Institute of Technology|VESIT|Mumbai|Maharashtra
Thakur College of Engineering and Technology|TCET|Mumbai|Maharashtra
Fr. Conceicao Rodrigues College of Engineering|CRCE|Mumbai|Maharashtra
Tata Institute of Social Sciences|TISS|Mumbai|Maharashtra
Tata Institute of Fundamental Research|TIFR|Mumbai|Maharashtra
Homi Bhabha National Institute|HBNI|Mumbai|Maharashtra
SVKM's Narsee Monjee Institute of Management Studies|NMIMS|Mumbai|Maharashtra
Jamnalal Bajaj Institute of Management Studies|JBIMS|Mumbai|Maharashtra
S. P. Jain Institute of Management and Research|SPJIMR|Mumbai|Maharashtra
Indian Institute of Management Mumbai|IIM Mumbai|Mumbai|Maharashtra
K. J. Somaiya Institute of Management|KJSIM|Mumbai|Maharashtra
Welingkar Institute of Management|WeSchool|Mumbai|Maharashtra
St. Xavier's College Mumbai||Mumbai|Maharashtra
Jai Hind College||Mumbai|Maharashtra
Mithibai College||Mumbai|Maharashtra
Ramnarain Ruia Autonomous College|Ruia|Mumbai|Maharashtra
H.R. College of Commerce and Economics|HR College|Mumbai|Maharashtra
Sydenham College of Commerce and Economics||Mumbai|Maharashtra
Grant Government Medical College||Mumbai|Maharashtra
Seth G.S. Medical College and KEM Hospital|GSMC|Mumbai|Maharashtra
Sir J. J. School of Art||Mumbai|Maharashtra
SNDT Women's University|SNDT|Mumbai|Maharashtra
Maharashtra National Law University Mumbai|MNLU Mumbai|Mumbai|Maharashtra
Government Law College Mumbai|GLC|Mumbai|Maharashtra
National Institute of Fashion Technology Mumbai|NIFT Mumbai|Navi Mumbai|Maharashtra
Ramrao Adik Institute of Technology|RAIT|Navi Mumbai|Maharashtra
Savitribai Phule Pune University|SPPU|Pune|Maharashtra
COEP Technological University|COEP|Pune|Maharashtra
Pune Institute of Computer Technology|PICT|Pune|Maharashtra
Vishwakarma Institute of Technology|VIT Pune|Pune|Maharashtra
Maharashtra Institute of Technology World Peace University|MIT-WPU|Pune|Maharashtra
MKSSS's Cummins College of Engineering for Women|Cummins College|Pune|Maharashtra
Army Institute of Technology|AIT Pune|Pune|Maharashtra
Dr. D. Y. Patil Vidyapeeth|DPU|Pune|Maharashtra
Pimpri Chinchwad College of Engineering|PCCOE|Pune|Maharashtra
Bharati Vidyapeeth Deemed University|BVDU|Pune|Maharashtra
Symbiosis International University|SIU|Pune|Maharashtra
Symbiosis Institute of Technology|SIT Pune|Pune|Maharashtra
Symbiosis Institute of Business Management Pune|SIBM Pune|Pune|Maharashtra
Symbiosis Law School Pune|SLS Pune|Pune|Maharashtra
Symbiosis Centre for Management Studies Pune|SCMS Pune|Pune|Maharashtra
Fergusson College||Pune|Maharashtra
Gokhale Institute of Politics and Economics|GIPE|Pune|Maharashtra
ILS Law College||Pune|Maharashtra
Armed Forces Medical College|AFMC|Pune|Maharashtra
B. J. Government Medical College||Pune|Maharashtra
Indian Institute of Science Education and Research Pune|IISER Pune|Pune|Maharashtra
Film and Television Institute of India|FTII|Pune|Maharashtra
FLAME University||Pune|Maharashtra
Indian Institute of Information Technology Pune|IIIT Pune|Pune|Maharashtra
Visvesvaraya National Institute of Technology|VNIT|Nagpur|Maharashtra
Indian Institute of Management Nagpur|IIM Nagpur|Nagpur|Maharashtra
Indian Institute of Information Technology Nagpur|IIIT Nagpur|Nagpur|Maharashtra
All India Institute of Medical Sciences Nagpur|AIIMS Nagpur|Nagpur|Maharashtra
Rashtrasant Tukadoji Maharaj Nagpur University|RTMNU|Nagpur|Maharashtra
Yeshwantrao Chavan College of Engineering|YCCE|Nagpur|Maharashtra
Shri Ramdeobaba College of Engineering and Management|RCOEM|Nagpur|Maharashtra
Walchand College of Engineering|WCE|Sangli|Maharashtra
Shivaji University||Kolhapur|Maharashtra
Rajarambapu Institute of Technology|RIT|Islampur|Maharashtra
Government College of Engineering Karad|GCE Karad|Karad|Maharashtra
Government College of Engineering Aurangabad|GECA|Chhatrapati Sambhajinagar|Maharashtra
Dr. Babasaheb Ambedkar Marathwada University|BAMU|Chhatrapati Sambhajinagar|Maharashtra
Dr. Babasaheb Ambedkar Technological University|DBATU|Lonere|Maharashtra
Shri Guru Gobind Singhji Institute of Engineering and Technology|SGGSIE&T|Nanded|Maharashtra
Government College of Engineering Amravati|GCOEA|Amravati|Maharashtra
K. K. Wagh Institute of Engineering Education and Research||Nashik|Maharashtra
Mahatma Gandhi Institute of Medical Sciences|MGIMS|Wardha|Maharashtra
Indian Institute of Technology Gandhinagar|IIT Gandhinagar|Gandhinagar|Gujarat
Indian Institute of Management Ahmedabad|IIM Ahmedabad|Ahmedabad|Gujarat
National Institute of Design Ahmedabad|NID Ahmedabad|Ahmedabad|Gujarat
CEPT University|CEPT|Ahmedabad|Gujarat
Gujarat University||Ahmedabad|Gujarat
Nirma University||Ahmedabad|Gujarat
Ahmedabad University||Ahmedabad|Gujarat
Gujarat Technological University|GTU|Ahmedabad|Gujarat
L. D. College of Engineering|LDCE|Ahmedabad|Gujarat
Mudra Institute of Communications|MICA|Ahmedabad|Gujarat
B. J. Medical College Ahmedabad||Ahmedabad|Gujarat
Dhirubhai Ambani University|DAIICT|Gandhinagar|Gujarat
Pandit Deendayal Energy University|PDEU|Gandhinagar|Gujarat
Gujarat National Law University|GNLU|Gandhinagar|Gujarat
Sardar Vallabhbhai National Institute of Technology|SVNIT|Surat|Gujarat
Indian Institute of Information Technology Surat|IIIT Surat|Surat|Gujarat
Veer Narmad South Gujarat University|VNSGU|Surat|Gujarat
The Maharaja Sayajirao University of Baroda|MSU Baroda|Vadodara|Gujarat
Indian Institute of Information Technology Vadodara|IIIT Vadodara|Gandhinagar|Gujarat
Parul University||Vadodara|Gujarat
Institute of Rural Management Anand|IRMA|Anand|Gujarat
Birla Vishvakarma Mahavidyalaya|BVM|Anand|Gujarat
Sardar Patel University||Anand|Gujarat
Charotar University of Science and Technology|CHARUSAT|Changa|Gujarat
Marwadi University||Rajkot|Gujarat
Saurashtra University||Rajkot|Gujarat
Central University of Gujarat||Vadodara|Gujarat
Indian Institute of Technology Goa|IIT Goa|Ponda|Goa
National Institute of Technology Goa|NIT Goa|Cuncolim|Goa
Birla Institute of Technology and Science Pilani, Goa|BITS Goa|Zuarinagar|Goa
Goa University||Panaji|Goa
Goa Institute of Management|GIM|Sanquelim|Goa
Goa College of Engineering|GEC|Ponda|Goa
Birla Institute of Technology and Science Pilani|BITS Pilani|Pilani|Rajasthan
Indian Institute of Technology Jodhpur|IIT Jodhpur|Jodhpur|Rajasthan
Malaviya National Institute of Technology Jaipur|MNIT|Jaipur|Rajasthan
Indian Institute of Management Udaipur|IIM Udaipur|Udaipur|Rajasthan
Indian Institute of Information Technology Kota|IIIT Kota|Kota|Rajasthan
The LNM Institute of Information Technology|LNMIIT|Jaipur|Rajasthan
Manipal University Jaipur|MUJ|Jaipur|Rajasthan
University of Rajasthan||Jaipur|Rajasthan
Poornima College of Engineering||Jaipur|Rajasthan
JECRC University|JECRC|Jaipur|Rajasthan
Amity University Jaipur||Jaipur|Rajasthan
Sawai Man Singh Medical College|SMS Medical College|Jaipur|Rajasthan
National Law University Jodhpur|NLU Jodhpur|Jodhpur|Rajasthan
All India Institute of Medical Sciences Jodhpur|AIIMS Jodhpur|Jodhpur|Rajasthan
MBM University|MBM|Jodhpur|Rajasthan
Jai Narain Vyas University|JNVU|Jodhpur|Rajasthan
Rajasthan Technical University|RTU|Kota|Rajasthan
Banasthali Vidyapith||Tonk|Rajasthan
Central University of Rajasthan||Ajmer|Rajasthan
Mody University||Lakshmangarh|Rajasthan
College of Technology and Engineering Udaipur|CTAE|Udaipur|Rajasthan
Indian Institute of Technology Indore|IIT Indore|Indore|Madhya Pradesh
Indian Institute of Management Indore|IIM Indore|Indore|Madhya Pradesh
Shri Govindram Seksaria Institute of Technology and Science|SGSITS|Indore|Madhya Pradesh
Institute of Engineering and Technology, Devi Ahilya Vishwavidyalaya|IET DAVV|Indore|Madhya Pradesh
Devi Ahilya Vishwavidyalaya|DAVV|Indore|Madhya Pradesh
Medi-Caps University||Indore|Madhya Pradesh
Maulana Azad National Institute of Technology|MANIT|Bhopal|Madhya Pradesh
Indian Institute of Science Education and Research Bhopal|IISER Bhopal|Bhopal|Madhya Pradesh
Indian Institute of Information Technology Bhopal|IIIT Bhopal|Bhopal|Madhya Pradesh
All India Institute of Medical Sciences Bhopal|AIIMS Bhopal|Bhopal|Madhya Pradesh
National Law Institute University|NLIU|Bhopal|Madhya Pradesh
Rajiv Gandhi Proudyogiki Vishwavidyalaya|RGPV|Bhopal|Madhya Pradesh
VIT Bhopal University|VIT Bhopal|Sehore|Madhya Pradesh
Barkatullah University||Bhopal|Madhya Pradesh
Makhanlal Chaturvedi National University of Journalism|MCU|Bhopal|Madhya Pradesh
Atal Bihari Vajpayee Indian Institute of Information Technology and Management|IIITM Gwalior|Gwalior|Madhya Pradesh
Madhav Institute of Technology and Science|MITS|Gwalior|Madhya Pradesh
Jiwaji University||Gwalior|Madhya Pradesh
Lakshmibai National Institute of Physical Education|LNIPE|Gwalior|Madhya Pradesh
PDPM Indian Institute of Information Technology, Design and Manufacturing Jabalpur|IIITDM Jabalpur|Jabalpur|Madhya Pradesh
Jabalpur Engineering College|JEC|Jabalpur|Madhya Pradesh
Rani Durgavati Vishwavidyalaya|RDVV|Jabalpur|Madhya Pradesh
Dr. Harisingh Gour Vishwavidyalaya||Sagar|Madhya Pradesh
Jaypee University of Engineering and Technology|JUET|Guna|Madhya Pradesh
Indian Institute of Technology Bhilai|IIT Bhilai|Bhilai|Chhattisgarh
National Institute of Technology Raipur|NIT Raipur|Raipur|Chhattisgarh
Indian Institute of Management Raipur|IIM Raipur|Raipur|Chhattisgarh
Dr. Shyama Prasad Mukherjee International Institute of Information Technology|IIIT Naya Raipur|Raipur|Chhattisgarh
Hidayatullah National Law University|HNLU|Raipur|Chhattisgarh
All India Institute of Medical Sciences Raipur|AIIMS Raipur|Raipur|Chhattisgarh
Pandit Ravishankar Shukla University|PRSU|Raipur|Chhattisgarh
Guru Ghasidas Vishwavidyalaya|GGV|Bilaspur|Chhattisgarh
Bhilai Institute of Technology|BIT Durg|Durg|Chhattisgarh
`
