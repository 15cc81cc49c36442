/** First and last names by where they go together (a faker mixes them, and weighs 10 MB), from which demo people are put together: `Firstname …|Lastname …`. */
const regions = [
  'Aarav Aditi Ishaan Kavya Nikhil Pooja Rahul Shreya Varun Ankita Manav Ritika Yash|Sharma Gupta Agarwal Verma Mishra Saxena Tiwari Bansal',
  'Aditya Gauri Omkar Prachi Sanket Tanvi Atharva Rutuja Shubham Mrunal|Joshi Kulkarni Patil Deshmukh Gokhale Bhosale Shinde Pawar',
  'Karthik Divya Arvind Nandhini Vignesh Swetha Ashwin Keerthana Pranav Harini|Subramanian Raghavan Krishnan Natarajan Sundaram Murugan Iyer',
  'Sai Sravani Rohith Lahari Charan Manasa Tarun Hasini Teja Anusha|Reddy Rao Naidu Chowdary Varma Prasad',
  'Arjun Gayathri Anoop Lakshmi Vishnu Sruthi Hari Athira Sidharth Meenakshi|Nair Menon Pillai Warrier Kurup Thomas Mathew',
  'Sourav Ishani Arnab Moumita Debojyoti Riya Anirban Sohini Subhajit Trisha|Banerjee Mukherjee Ghosh Bose Dutta Chatterjee Sen Das',
  'Harpreet Simran Jaspreet Navjot Amandeep Gurleen Manpreet Jasleen|Singh Kaur Gill Sandhu Dhillon Grewal',
  'Ayaan Zara Imran Sana Faizan Ayesha Rehan Nida Danish Mehak|Khan Ansari Qureshi Sheikh Siddiqui Pathan Hussain',
  'Dhruv Khushi Parth Hetal Jay Mansi Meet Krupa Harsh Drashti|Patel Shah Desai Mehta Trivedi Solanki Parmar',
  'Tenzin Lobsang Lalrin Chingmei Temsula Rongsen Banri Ibansuk|Bhutia Lepcha Ralte Jamir Longkumer Lyngdoh Marak Sangma',
  'Emma Lucas Sofia Mateo Chloé Noah Amelia Oliver Ingrid Jonas|Martin Rossi Schmidt Novak Silva Jensen Dubois García',
  'Yuki Wei Minh Siti Kofi Amara Chidi Nour Omar Leila|Tanaka Chen Nguyen Rahman Mensah Okafor Haddad Rezaei',
] as const

export interface NameGroup {
  readonly first: readonly string[]
  readonly last: readonly string[]
}

export const nameGroups: readonly NameGroup[] = regions.map((line) => {
  const [first = '', last = ''] = line.split('|')
  return { first: first.split(' '), last: last.split(' ') }
})
