/** West Bengal, Odisha, Bihar, Jharkhand, Assam and the north-east. */
export const easternColleges = `
Indian Institute of Technology Kharagpur|IIT Kharagpur|Kharagpur|West Bengal
Indian Institute of Management Calcutta|IIM Calcutta|Kolkata|West Bengal
Indian Statistical Institute|ISI Kolkata|Kolkata|West Bengal
Jadavpur University|JU|Kolkata|West Bengal
University of Calcutta|CU Kolkata|Kolkata|West Bengal
Presidency University|Presidency Kolkata|Kolkata|West Bengal
St. Xavier's College Kolkata||Kolkata|West Bengal
Heritage Institute of Technology|HIT Kolkata|Kolkata|West Bengal
Institute of Engineering and Management|IEM|Kolkata|West Bengal
Techno Main Salt Lake|TMSL|Kolkata|West Bengal
Narula Institute of Technology|NIT Agarpara|Kolkata|West Bengal
Maulana Abul Kalam Azad University of Technology|MAKAUT|Kolkata|West Bengal
West Bengal National University of Juridical Sciences|NUJS|Kolkata|West Bengal
Medical College Kolkata||Kolkata|West Bengal
Indian Institute of Social Welfare and Business Management|IISWBM|Kolkata|West Bengal
Satyajit Ray Film and Television Institute|SRFTI|Kolkata|West Bengal
National Institute of Fashion Technology Kolkata|NIFT Kolkata|Kolkata|West Bengal
Scottish Church College||Kolkata|West Bengal
Bethune College||Kolkata|West Bengal
Amity University Kolkata||Kolkata|West Bengal
Adamas University||Kolkata|West Bengal
Indian Institute of Engineering Science and Technology Shibpur|IIEST|Howrah|West Bengal
Indian Institute of Science Education and Research Kolkata|IISER Kolkata|Mohanpur|West Bengal
National Institute of Technology Durgapur|NIT Durgapur|Durgapur|West Bengal
Indian Institute of Information Technology Kalyani|IIIT Kalyani|Kalyani|West Bengal
Kalyani Government Engineering College|KGEC|Kalyani|West Bengal
University of Kalyani||Kalyani|West Bengal
Visva-Bharati||Santiniketan|West Bengal
The University of Burdwan||Bardhaman|West Bengal
University of North Bengal|NBU|Siliguri|West Bengal
Jalpaiguri Government Engineering College|JGEC|Jalpaiguri|West Bengal
Haldia Institute of Technology|HIT Haldia|Haldia|West Bengal
Vidyasagar University||Midnapore|West Bengal
Indian Institute of Technology Bhubaneswar|IIT Bhubaneswar|Bhubaneswar|Odisha
International Institute of Information Technology Bhubaneswar|IIIT Bhubaneswar|Bhubaneswar|Odisha
National Institute of Science Education and Research|NISER|Bhubaneswar|Odisha
All India Institute of Medical Sciences Bhubaneswar|AIIMS Bhubaneswar|Bhubaneswar|Odisha
Kalinga Institute of Industrial Technology|KIIT|Bhubaneswar|Odisha
Siksha 'O' Anusandhan|SOA|Bhubaneswar|Odisha
Odisha University of Technology and Research|OUTR|Bhubaneswar|Odisha
XIM University|XIMB|Bhubaneswar|Odisha
Utkal University||Bhubaneswar|Odisha
C. V. Raman Global University|CGU|Bhubaneswar|Odisha
National Institute of Technology Rourkela|NIT Rourkela|Rourkela|Odisha
Veer Surendra Sai University of Technology|VSSUT|Sambalpur|Odisha
Indian Institute of Management Sambalpur|IIM Sambalpur|Sambalpur|Odisha
Sambalpur University||Sambalpur|Odisha
Indian Institute of Science Education and Research Berhampur|IISER Berhampur|Berhampur|Odisha
National Law University Odisha|NLUO|Cuttack|Odisha
Ravenshaw University||Cuttack|Odisha
Silicon University||Bhubaneswar|Odisha
Indian Institute of Technology Patna|IIT Patna|Patna|Bihar
National Institute of Technology Patna|NIT Patna|Patna|Bihar
All India Institute of Medical Sciences Patna|AIIMS Patna|Patna|Bihar
Patna University||Patna|Bihar
Chanakya National Law University|CNLU|Patna|Bihar
Chandragupt Institute of Management Patna|CIMP|Patna|Bihar
Patna Women's College||Patna|Bihar
Birla Institute of Technology Patna|BIT Patna|Patna|Bihar
Indian Institute of Management Bodh Gaya|IIM Bodh Gaya|Bodh Gaya|Bihar
Central University of South Bihar|CUSB|Gaya|Bihar
Nalanda University||Rajgir|Bihar
Indian Institute of Information Technology Bhagalpur|IIIT Bhagalpur|Bhagalpur|Bihar
Bhagalpur College of Engineering|BCE|Bhagalpur|Bihar
Muzaffarpur Institute of Technology|MIT Muzaffarpur|Muzaffarpur|Bihar
Babasaheb Bhimrao Ambedkar Bihar University|BRABU|Muzaffarpur|Bihar
Mahatma Gandhi Central University|MGCU|Motihari|Bihar
Indian Institute of Technology (Indian School of Mines) Dhanbad|IIT Dhanbad|Dhanbad|Jharkhand
BIT Sindri||Dhanbad|Jharkhand
Birla Institute of Technology Mesra|BIT Mesra|Ranchi|Jharkhand
Indian Institute of Management Ranchi|IIM Ranchi|Ranchi|Jharkhand
Indian Institute of Information Technology Ranchi|IIIT Ranchi|Ranchi|Jharkhand
National University of Study and Research in Law|NUSRL|Ranchi|Jharkhand
Xavier Institute of Social Service|XISS|Ranchi|Jharkhand
Ranchi University||Ranchi|Jharkhand
Central University of Jharkhand|CUJ|Ranchi|Jharkhand
St. Xavier's College Ranchi||Ranchi|Jharkhand
National Institute of Technology Jamshedpur|NIT Jamshedpur|Jamshedpur|Jharkhand
XLRI Xavier School of Management|XLRI|Jamshedpur|Jharkhand
All India Institute of Medical Sciences Deoghar|AIIMS Deoghar|Deoghar|Jharkhand
Indian Institute of Technology Guwahati|IIT Guwahati|Guwahati|Assam
Indian Institute of Information Technology Guwahati|IIIT Guwahati|Guwahati|Assam
Gauhati University||Guwahati|Assam
Cotton University||Guwahati|Assam
Assam Engineering College|AEC|Guwahati|Assam
National Law University and Judicial Academy Assam|NLUJA|Guwahati|Assam
Gauhati Medical College||Guwahati|Assam
National Institute of Technology Silchar|NIT Silchar|Silchar|Assam
Assam University||Silchar|Assam
Tezpur University||Tezpur|Assam
Dibrugarh University||Dibrugarh|Assam
Jorhat Engineering College|JEC Jorhat|Jorhat|Assam
National Institute of Design Assam|NID Assam|Jorhat|Assam
Central Institute of Technology Kokrajhar|CIT Kokrajhar|Kokrajhar|Assam
National Institute of Technology Meghalaya|NIT Meghalaya|Shillong|Meghalaya
Indian Institute of Management Shillong|IIM Shillong|Shillong|Meghalaya
North-Eastern Hill University|NEHU|Shillong|Meghalaya
National Institute of Fashion Technology Shillong|NIFT Shillong|Shillong|Meghalaya
St. Edmund's College||Shillong|Meghalaya
National Institute of Technology Agartala|NIT Agartala|Agartala|Tripura
Indian Institute of Information Technology Agartala|IIIT Agartala|Agartala|Tripura
Tripura University||Agartala|Tripura
National Institute of Technology Manipur|NIT Manipur|Imphal|Manipur
Indian Institute of Information Technology Manipur|IIIT Manipur|Imphal|Manipur
Manipur University||Imphal|Manipur
National Sports University||Imphal|Manipur
National Institute of Technology Mizoram|NIT Mizoram|Aizawl|Mizoram
Mizoram University||Aizawl|Mizoram
National Institute of Technology Nagaland|NIT Nagaland|Dimapur|Nagaland
Nagaland University||Zunheboto|Nagaland
National Institute of Technology Arunachal Pradesh|NIT Arunachal Pradesh|Jote|Arunachal Pradesh
North Eastern Regional Institute of Science and Technology|NERIST|Nirjuli|Arunachal Pradesh
Rajiv Gandhi University||Itanagar|Arunachal Pradesh
National Institute of Technology Sikkim|NIT Sikkim|Ravangla|Sikkim
Sikkim Manipal Institute of Technology|SMIT|Rangpo|Sikkim
Sikkim University||Gangtok|Sikkim
`
